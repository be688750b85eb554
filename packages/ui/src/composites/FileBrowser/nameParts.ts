/** So many letters before the ending stay seen: 'bản 2.pdf' and 'bản 3.pdf' are told apart. */
const kept = 7;

/** The name in two: what may be cut, and the end that is always seen. */
export function nameParts(name: string): { start: string; end: string } {
  // A letter and its marks, which may be characters of their own, stay together.
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const ending = [...new Intl.Segmenter().segment(name.slice(endingAt(name)))].length;
  const cut = letters.length - Math.min(ending, 10) - kept;
  if (cut <= kept) return { start: name, end: '' };
  // From the beginning of a word, if one begins there: 'giật.mp4' and not 'ện giật.mp4'.
  const word = letters.slice(cut, cut + kept).findIndex((letter) => letter === ' ');
  const from = word < 0 || word === kept - 1 ? cut : cut + word + 1;
  return { start: letters.slice(0, from).join(''), end: letters.slice(from).join('') };
}

/** Where the ending begins, with its point; the length of the name where it has none: '.env' is a name. */
export function endingAt(name: string): number {
  const point = name.lastIndexOf('.');
  return point > 0 && /^\.[\p{L}\p{N}]{1,10}$/u.test(name.slice(point)) ? point : name.length;
}
