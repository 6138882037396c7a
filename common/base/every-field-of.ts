/**
 * Makes a value whose maker names each of its fields, those too that may be absent: these in a spread, `...(note && { note })`.
 * A field added to the type then does not compile until every maker has it. As it is for plain data, what lies inside is
 * looked at in the same way.
 *
 * @typeParam Absent what this maker leaves out on purpose
 */
export const everyFieldOf =
  <Whole extends object, Absent extends keyof Whole = never>() =>
  <Made extends Whole>(
    made: Made &
      Naming<[Absent] extends [never] ? Whole : Omit<Whole, Absent>, Made> &
      Record<Exclude<keyof Made, keyof Whole>, never>,
  ): Whole =>
    made;

/** What `Made` has to be beside a `Whole`: a value that lacks no field, neither here nor further inside. Of a union, what all have. */
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
