/**
 * Does this with each of these things, one after the other: one that fails holds up no other.
 * @param tell names a thing that failed, in the message of its error
 * @returns the sum of what was done
 * @throws AggregateError once all were tried, if any failed
 */
export async function oneByOne<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<number | boolean>,
  tell: (thing: Thing) => string = String,
): Promise<number> {
  let done = 0;
  const failures: Error[] = [];
  for (const thing of things)
    try {
      done += Number(await work(thing));
    } catch (cause) {
      failures.push(new Error(tell(thing), { cause }));
    }
  if (failures.length > 0) throw failed(failures, done);
  return done;
}

/** Runs the parts of a job, one after the other; returns what each did. Throws as `oneByOne` does. */
export async function allParts<Part extends string>(
  parts: Readonly<Record<Part, () => Promise<number>>>,
): Promise<Readonly<Record<Part, number>>> {
  const results: Partial<Record<Part, number>> = {};
  await oneByOne(Object.keys(parts) as Part[], async (part) => (results[part] = await parts[part]()));
  return results as Record<Part, number>;
}

const failed = (failures: readonly Error[], done: number) =>
  new AggregateError(failures, `${failures.length} failed, ${done} done`);
