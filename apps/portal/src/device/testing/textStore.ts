/** Local storage in memory. */
export function textStore() {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (place: number) => [...texts.keys()][place] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
