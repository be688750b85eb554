/** Who is new, who is gone and who stays among people, by their ids. */
export function comparePeople(before: readonly string[], after: readonly string[]) {
  const [earlier, present] = [new Set(before), new Set(after)];
  return {
    joined: after.filter((person) => !earlier.has(person)),
    left: before.filter((person) => !present.has(person)),
    stayed: after.filter((person) => earlier.has(person)),
  };
}
