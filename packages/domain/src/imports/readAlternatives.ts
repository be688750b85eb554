/** A slash beside a single letter or a word with a digit belongs to the word: km/h, kg/m3, 2/9. */
const beforeSlash = /(?:(?<![\p{L}\p{N}])\p{L}|\p{N}\p{L}*)$/u;
const behindSlash = /^(?:\p{L}(?![\p{L}\p{N}])|\p{L}*\p{N})/u;

/**
 * The accepted keywords of one blank: 'Hà Nội / Ha Noi' are two, as is 'Hà Nội/Ha Noi'; 'km/h' and '2/9' are one each.
 * A slash with blanks on both sides always separates.
 */
export function readAlternatives(text: string): string[] {
  return text
    .split(/\s+\/\s+/)
    .flatMap(splitBareSlashes)
    .map((word) => word.trim())
    .filter(Boolean);
}

function splitBareSlashes(text: string): string[] {
  return text.split('/').reduce<string[]>((words, piece) => {
    const before = words.at(-1);
    if (before === undefined) return [piece];
    const belongs = beforeSlash.test(before) || behindSlash.test(piece);
    return belongs ? [...words.slice(0, -1), `${before}/${piece}`] : [...words, piece];
  }, []);
}
