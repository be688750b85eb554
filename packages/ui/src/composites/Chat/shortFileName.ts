const longest = 15;

/** The first 15 characters and '...'; letters with marks count as one. */
export function shortFileName(name: string): string {
  const letters = [...new Intl.Segmenter('vi').segment(name.normalize('NFC'))];
  if (letters.length <= longest) return name;
  return `${letters
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join('')}...`;
}
