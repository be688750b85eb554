import { lineHeight } from './fieldBox.ts';

/** The width of a text in a font, in sizes: 2 is twice the size of the font. */
export type MeasureText = (text: string) => number;

export interface TextSpace {
  /** In the unit of the size. */
  readonly width: number;
  readonly size: number;
  readonly lines: number;
  /** Whether it is wrapped before it is made smaller, as running text is; a name is made a little smaller first. */
  readonly wrapsFirst: boolean;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Smaller, nothing can be read. */
const leastSize = 4;
const step = 0.5;
/** A name on one line may be as much smaller before it takes two. */
const leastShare = 0.7;

/** Sets a text into its space: smaller or on several lines where it is too long, and cut off only where nothing else is left. */
export function fitText(text: string, space: TextSpace, measure: MeasureText): FittedText {
  const { width, size, lines: most, wrapsFirst } = space;
  const paragraphs = text
    .normalize('NFC')
    .split('\n')
    .map((part) => part.trim());
  const [only = ''] = paragraphs;
  const isOne = paragraphs.length === 1;
  const wide = isOne ? measure(only) : 0;
  if (isOne && wide * size <= width) return { lines: [only], size };
  if (isOne && !wrapsFirst)
    for (const smaller of sizesBelow(size, Math.max(leastSize, size * leastShare)))
      if (wide * smaller <= width) return { lines: [only], size: smaller };
  const words = paragraphs.map((part) => wordsOf(part, measure));
  const gap = measure(' ');
  for (const smaller of sizesBelow(size, leastSize)) {
    const lines = words.flatMap((some) => wrapped(some, width / smaller, gap, measure));
    // What is smaller has room for more lines.
    if (lines.length * smaller <= most * size && (wrapsFirst || lines.length <= most))
      return { lines, size: smaller };
  }
  const least = Math.min(size, leastSize);
  const lines = words.flatMap((some) => wrapped(some, width / least, gap, measure));
  const kept = lines.slice(0, most);
  return { lines: kept.length < lines.length ? cutOff(kept) : kept, size: least };
}

/** The height of a fitted text, in the unit of its size. */
export function fittedHeight({ lines, size }: FittedText): number {
  return lines.length * size * lineHeight;
}

function* sizesBelow(size: number, least: number): Generator<number> {
  for (let smaller = size; smaller >= least; smaller -= step) yield smaller;
}

interface Word {
  text: string;
  width: number;
}

function wordsOf(text: string, measure: MeasureText): Word[] {
  return text.split(/\s+/).map((word) => ({ text: word, width: measure(word) }));
}

/** Lines of at most this width; a word breaks only where it alone is wider. */
function wrapped(words: readonly Word[], width: number, gap: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const put = (word: Word) => {
    const isFirst = line === '';
    if (!isFirst && used + gap + word.width > width) {
      lines.push(line);
      [line, used] = [word.text, word.width];
    } else
      [line, used] = isFirst ? [word.text, word.width] : [`${line} ${word.text}`, used + gap + word.width];
  };
  for (const word of words)
    for (const part of word.width > width ? brokenWord(word, width, measure) : [word]) put(part);
  return [...lines, line];
}

function brokenWord({ text }: Word, width: number, measure: MeasureText): Word[] {
  const parts: Word[] = [];
  let part: Word = { text: '', width: 0 };
  for (const { segment } of new Intl.Segmenter('vi').segment(text)) {
    const wide = measure(segment);
    if (part.text !== '' && part.width + wide > width) {
      parts.push(part);
      part = { text: '', width: 0 };
    }
    part = { text: part.text + segment, width: part.width + wide };
  }
  return [...parts, part];
}

function cutOff(lines: readonly string[]): string[] {
  return [...lines.slice(0, -1), `${lines.at(-1)?.replace(/\S\s*$/u, '') ?? ''}…`];
}
