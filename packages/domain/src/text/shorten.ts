const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/** Cuts a text to at most `most` characters as a reader counts them, with an ellipsis as the last of them. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (characters.length === most)
      return `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
    characters.push(segment);
  }
  return text;
}
