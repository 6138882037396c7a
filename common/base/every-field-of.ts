/**
 * Builds a value and requires every field to be named, optional ones too: these in a spread, `...(note && { note })`.
 * A field added to the type then does not compile until every caller has it. Meant for plain data; nested objects and
 * arrays are checked in the same way.
 *
 * @typeParam Absent fields that this caller leaves out on purpose
 */
export const everyFieldOf =
  <Whole extends object, Absent extends keyof Whole = never>() =>
  <Made extends Whole>(
    made: Made &
      Naming<[Absent] extends [never] ? Whole : Omit<Whole, Absent>, Made> &
      Record<Exclude<keyof Made, keyof Whole>, never>,
  ): Whole =>
    made;

/** Constrains `Made`: it lacks no field of `Whole`, at any depth; of a union, no field that all members have. */
type Naming<Whole, Made> = [Whole] extends [Plain]
  ? unknown
  : [Whole] extends [readonly (infer Each)[]]
    ? [Made] extends [readonly (infer MadeEach)[]]
      ? readonly Naming<Each, MadeEach>[]
      : unknown
    : Required<Pick<Whole, Exclude<keyof Whole, keyof Made>>> & {
        readonly [Field in keyof Whole & keyof Made]?:
          Naming<NonNullable<Whole[Field]>, NonNullable<Made[Field]>> | null | undefined;
      };

type Plain = string | number | boolean | bigint | symbol | null | undefined | Date;
