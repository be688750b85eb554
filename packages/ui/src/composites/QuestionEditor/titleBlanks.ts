const marker = /\[\[\s*(\d{1,3})\s*\]\]/g;

/** The ids of the blanks that stand in a title, in reading order, each once. */
export function blanksInTitle(title: string): string[] {
  return [...new Set(Array.from(title.matchAll(marker), ([, id = '']) => id))];
}

/** The title with its blanks named anew; a blank that is named nothing is taken out. */
export function renameBlanks(title: string, rename: (id: string) => string | undefined): string {
  return title.replace(marker, (_all, id: string) => {
    const name = rename(id);
    return name === undefined ? '' : `[[${name}]]`;
  });
}

/** The title as words alone, for types that have no blanks. */
export function withoutMarkers(title: string): string {
  return title.replace(marker, '…');
}
