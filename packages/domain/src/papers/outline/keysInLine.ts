import { isKeyHeading } from './keyLine.ts';

/** An answer of the table at the end of a paper. */
export interface SaidAnswer {
  readonly number: number;
  readonly said: string;
}

/** Answers, and what of their line or table is none. */
export interface KeysRead {
  readonly answers: readonly SaidAnswer[];
  readonly left: readonly string[];
}

export const numberSign = String.raw`(?:(?:[Cc]âu|CÂU|[Qq]uestion)\s*)?(\d{1,4})`;
export const answerSign = String.raw`[A-Ha-h](?:[A-Ha-h]|\s*[,;&]\s*[A-Ha-h](?![\p{L}\p{N}]))*|[Đđ]úng|ĐÚNG|[Ss]ai|SAI|Đ|S|[Tt]rue|TRUE|[Ff]alse|FALSE`;
const between = String.raw`\s*(?:->|[.:)\]\-–—/=→_]{0,2})\s*`;
/** '1B', '1-B', '1.B', '1) B', 'Câu 1: B'. */
export const pairSign = `\\(?${numberSign}${between}(${answerSign})`;

const single = new RegExp(`^${pairSign}\\s*[.;,]?$`, 'u');
const inText = new RegExp(`(?<![\\p{L}\\p{N}])(?<!\\d[.,])${pairSign}(?![\\p{L}\\p{N}])`, 'gu');
const separators = /[\s,;|./•·*_\-–—]+/gu;

interface Run extends KeysRead {
  /** Where the first answer stands. */
  readonly at: number;
  /** How much of what is printed from there on are answers, from 0 to 1. */
  readonly share: number;
}

function runOf(text: string): Run | undefined {
  const found = [...text.matchAll(inText)];
  const [first] = found;
  if (!first) return undefined;
  const rest = text.slice(first.index);
  const left = rest.split(inText).filter((_, index) => index % 3 === 0);
  const printed = (part: string) => part.replaceAll(separators, '').length;
  const lost = left.reduce((sum, part) => sum + printed(part), 0);
  return {
    answers: found.map(([, number, said = '']) => ({ number: Number(number), said })),
    at: first.index,
    share: 1 - lost / Math.max(1, printed(rest)),
    left: left.filter((part) => printed(part) > 0).map((part) => part.trim()),
  };
}

const isRising = (answers: readonly SaidAnswer[]) =>
  answers.every(({ number }, index) => number > (answers[index - 1]?.number ?? 0));

/** The answers in a line such as '1.A 2.C 3.B', or of one question; none in a line of prose. */
export function keysInLine(written: string): KeysRead {
  const text = written.normalize('NFC').trim();
  const [, number, said = ''] = single.exec(text) ?? [];
  if (number !== undefined) return { answers: [{ number: Number(number), said }], left: [] };
  const run = runOf(text);
  if (!run || run.share < 0.6) return { answers: [], left: text === '' ? [] : [text] };
  const before = text.slice(0, run.at).trim();
  const isNamed = before === '' || isKeyHeading(before);
  return { answers: run.answers, left: isNamed ? run.left : [before, ...run.left] };
}

/** The answers behind their heading on one line: 'ĐÁP ÁN: 1B 2C 3A'; undefined of a line that is none. */
export function keysBehindHeading(written: string): KeysRead | undefined {
  const text = written.normalize('NFC').trim();
  const run = runOf(text);
  if (!run || !isKeyHeading(text.slice(0, run.at)) || !isRising(run.answers)) return undefined;
  // 'Đáp án: 5 A và 3 B' is a sentence.
  return run.share === 1 || (run.share >= 0.6 && run.answers.length >= 3) ? run : undefined;
}

/** The answers of a line that has nothing else, from this number on; undefined of another line. */
export function keysFrom(written: string, number: number | undefined): KeysRead | undefined {
  const keys = keysInLine(written);
  const isInOrder = keys.answers.every((answer, index) => answer.number === (number ?? 0) + index);
  const isPlain = keys.left.length === 0 && keys.answers.every(({ said }) => said === said.toUpperCase());
  return number !== undefined && keys.answers.length > 0 && isInOrder && isPlain ? keys : undefined;
}
