/** The same ids with one of them moved. */
export function moveTo(order: readonly string[], id: string, place: number): string[] {
  const rest = order.filter((other) => other !== id);
  const at = Math.max(0, Math.min(place, rest.length));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
