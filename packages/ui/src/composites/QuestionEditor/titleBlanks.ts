const marker = /\[\[\s*(\d{1,3})\s*\]\]/g;

/** The ids of the blanks in a title, in reading order, each once. */
export function blanksInTitle(title: string): string[] {
  return [...new Set(Array.from(title.matchAll(marker), ([, id = '']) => id))];
}

/** The title with renamed blanks; a blank without a new name is removed. */
export function renameBlanks(title: string, rename: (id: string) => string | undefined): string {
  return title.replace(marker, (_all, id: string) => {
    const name = rename(id);
    return name === undefined ? '' : `[[${name}]]`;
  });
}

/** The title without markers, for types without blanks. */
export function withoutMarkers(title: string): string {
  return title.replace(marker, '…');
}
