/** In how many columns so many facts stand where there is room, so that none is alone in the last row. */
export function factColumns(count: number): number {
  const most = [4, 3].find((columns) => count % columns === 0);
  return most ?? [4, 3, 5].find((columns) => count % columns !== 1) ?? 4;
}
