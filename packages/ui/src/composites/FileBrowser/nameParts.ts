/** Number of letters before the extension that stay visible, to distinguish 'bản 2.pdf' from 'bản 3.pdf'. */
const kept = 7;

/** Splits a name into a part that may be truncated and an end that is always visible. */
export function nameParts(name: string): { start: string; end: string } {
  // Keeps a letter together with its combining marks.
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const ending = [...new Intl.Segmenter().segment(name.slice(endingAt(name)))].length;
  const cut = letters.length - Math.min(ending, 10) - kept;
  if (cut <= kept) return { start: name, end: '' };
  // Starts at a word boundary if there is one: 'giật.mp4' and not 'ện giật.mp4'.
  const word = letters.slice(cut, cut + kept).findIndex((letter) => letter === ' ');
  const from = word < 0 || word === kept - 1 ? cut : cut + word + 1;
  return { start: letters.slice(0, from).join(''), end: letters.slice(from).join('') };
}

/** Index of the extension, including its dot; the length of the name if it has none, as in '.env'. */
export function endingAt(name: string): number {
  const point = name.lastIndexOf('.');
  return point > 0 && /^\.[\p{L}\p{N}]{1,10}$/u.test(name.slice(point)) ? point : name.length;
}
