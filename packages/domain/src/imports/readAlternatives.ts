/** A slash beside a single letter or a word with a digit belongs to the word: km/h, kg/m3, 2/9. */
const beforeSlash = /(?:(?<![\p{L}\p{N}])\p{L}|\p{N}\p{L}*)$/u;
const behindSlash = /^(?:\p{L}(?![\p{L}\p{N}])|\p{L}*\p{N})/u;

/**
 * Splits the accepted keywords of one blank: 'Hà Nội / Ha Noi' are two, as is 'Hà Nội/Ha Noi'; 'km/h' and '2/9' are one each. A
 * slash with spaces on both sides always separates.
 */
export function readAlternatives(text: string): string[] {
  return text
    .split(/(?<=\s)\/(?=\s)/)
    .flatMap(splitBareSlashes)
    .map((word) => word.trim())
    .filter(Boolean);
}

function splitBareSlashes(text: string): string[] {
  const pieces = text.split('/');
  const words: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const belongs = at > 0 && (beforeSlash.test(pieces[at - 1] ?? '') || behindSlash.test(piece));
    words.push(belongs ? `${words.pop() ?? ''}/${piece}` : piece);
  }
  return words;
}
