/** What a map holds under the id of a part; never what an object inherits ('constructor' is a possible id). */
export function partOf<Value>(map: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
