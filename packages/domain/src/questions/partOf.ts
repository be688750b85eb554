/** Reads an own property of a map by part id, never an inherited one ('constructor' is a possible id). */
export function partOf<Value>(map: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
