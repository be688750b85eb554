const marker = /\[\[\s*(\d{1,3})\s*\]\]/g;

/** The ids of the blanks in a title, in reading order, with repetitions. */
export function blanksIn(title: string): string[] {
  return Array.from(title.matchAll(marker), ([, id = '']) => id);
}

/** Replaces the blanks of a title with '…', for lists, messages and comparing titles. */
export function withoutBlanks(title: string): string {
  return title.replace(marker, '…');
}
