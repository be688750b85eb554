/** The order to show: the answered ids first, then the remaining ones. */
export function fullOrder(answered: readonly string[], all: readonly string[]): string[] {
  const known = answered.filter((id) => all.includes(id));
  return [...known, ...all.filter((id) => !known.includes(id))];
}
