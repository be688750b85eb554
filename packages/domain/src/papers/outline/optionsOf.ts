import { lineText, type PaperLine, sliceLine } from '../text/PaperLine.ts';

/** An option as it stands in a line. */
export interface FoundOption {
  readonly letter: string;
  readonly label: PaperLine;
  readonly text: PaperLine;
  readonly isStarred: boolean;
}

interface Mark {
  letter: string;
  at: number;
  textAt: number;
  isStarred: boolean;
}

const letters = 'ABCDEFGH';
const longestLine = 20_000;

function markOf(letter: string, before: string): RegExp {
  const both = `${letter}${letter.toLowerCase()}`;
  return new RegExp(`(?:${before})((\\*{0,2})\\s?\\(?([${both}])\\s?[.):/](\\*?))(?=\\s|\\S)`, 'gu');
}

/** Marks from this letter on, each after the one before it, in one case. */
function marks(text: string, first: number, before: string): Mark[] {
  const found: Mark[] = [];
  let from = 0;
  for (let index = first; index < letters.length; index++) {
    const pattern = markOf(letters.charAt(index), found.length === 0 && first === 0 ? before : before);
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) break;
    const [whole, mark = '', star = '', letter = '', behind = ''] = match;
    if (found[0] && isUpper(found[0].letter) !== isUpper(letter)) break;
    const textAt = match.index + whole.length;
    found.push({ letter, at: textAt - mark.length, textAt, isStarred: star !== '' || behind !== '' });
    from = textAt;
  }
  return found;
}

const isUpper = (letter: string) => letter === letter.toUpperCase();

/** The letter that a line begins with as an option: 'B' of 'B. Huế'. */
export function firstLetter(text: string): string | undefined {
  return /^\s*\*{0,2}\s?\(?([A-Ha-h])\s?[.):/](?!\/)/u.exec(text)?.[1];
}

/**
 * The options in a line, and what stands before the first. One at its beginning may be any letter; the others follow in their order,
 * after a tab or wide space, or after any space when that makes at least three of them.
 * @param next the letter that the next line begins with: the same option is not in this line, too
 */
export function optionsOf(
  line: PaperLine,
  next: string | undefined,
): { before: PaperLine; options: FoundOption[] } {
  const text = lineText(line).slice(0, longestLine);
  const begins = firstLetter(text);
  const first = begins === undefined ? 0 : letters.indexOf(begins.toUpperCase());
  const wide = marks(text, first, '^\\s*|\\t\\s*|\\s{2,}');
  const any = marks(text, first, '^\\s*|\\s');
  const isNext = any.slice(1).some(({ letter }) => letter === next);
  const least = begins === undefined ? 2 : 1;
  const chosen = any.length > wide.length && any.length >= 3 && !isNext ? any : wide;
  const found =
    chosen.length >= least && !(begins !== undefined && chosen[0]?.letter !== begins) ? chosen : [];
  const options = found.map(({ letter, at, textAt, isStarred }, index) => ({
    letter,
    isStarred,
    label: sliceLine(line, at, textAt),
    text: sliceLine(line, textAt, found[index + 1]?.at),
  }));
  return { before: sliceLine(line, 0, found[0]?.at), options };
}
