const longest = 15;

/** The first 15 characters and '...'; a letter with its diacritics counts as one. */
export function shortFileName(name: string): string {
  const letters = [...new Intl.Segmenter('vi').segment(name.normalize('NFC'))];
  if (letters.length <= longest) return name;
  return `${letters
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join('')}...`;
}
