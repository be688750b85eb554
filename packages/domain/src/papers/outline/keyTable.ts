import { lineText, type PaperLine, type PaperTable } from '../text/PaperLine.ts';

/** An answer of the table at the end of a paper. */
export interface SaidAnswer {
  readonly number: number;
  readonly said: string;
}

const pair = /^(?:câu\s*)?(\d{1,4})\s*[.:)\-–/]?\s*([A-H](?:\s*[,;&]?\s*[A-H])*|đúng|sai)\s*[.;,]?$/iu;
const inText = /(?:câu\s*)?\b(\d{1,4})\s*[.:)\-–/]?\s*([A-H](?:\s*[,&]\s*[A-H])*)(?![\p{L}\p{N}])/giu;
const numberOnly = /^(?:câu\s*)?(\d{1,4})\s*[.:)]?$/iu;
const answerOnly = /^([A-H](?:\s*[,;&]?\s*[A-H])*|đúng|sai)\s*\.?$/iu;

/** The answers of a table; none if it is no table of answers. */
export function keyTable({ rows }: PaperTable): SaidAnswer[] {
  const cells = rows.map((row) => row.map((lines) => lines.map(lineText).join(' ').trim()));
  const filled = cells.flat().filter((cell) => cell !== '').length;
  const found = [pairsInCells(cells), pairsBeside(cells), pairsBelow(cells)].map((answers) => ({
    answers,
    share: answers.used / Math.max(1, filled),
  }));
  const best = found.toSorted((one, other) => other.share - one.share)[0];
  return best && best.share >= 0.6 && best.answers.list.length > 0 ? best.answers.list : [];
}

interface Found {
  list: SaidAnswer[];
  /** The number of cells that they stand in. */
  used: number;
}

function pairsInCells(cells: readonly (readonly string[])[]): Found {
  const list = cells.flat().flatMap((cell) => answerOf(pair.exec(cell)));
  return { list, used: list.length };
}

function pairsBeside(cells: readonly (readonly string[])[]): Found {
  const list = cells.flatMap((row) => row.slice(1).flatMap((cell, index) => both(row[index], cell)));
  return { list, used: list.length * 2 };
}

function pairsBelow(cells: readonly (readonly string[])[]): Found {
  const list = cells
    .slice(1)
    .flatMap((row, index) => row.flatMap((cell, column) => both(cells[index]?.[column], cell)));
  return { list, used: list.length * 2 };
}

function both(number: string | undefined, said: string): SaidAnswer[] {
  const [numbered, answered] = [numberOnly.exec(number ?? ''), answerOnly.exec(said)];
  return numbered && answered ? [{ number: Number(numbered[1]), said: answered[1] ?? '' }] : [];
}

function answerOf(found: RegExpExecArray | null): SaidAnswer[] {
  return found ? [{ number: Number(found[1]), said: found[2] ?? '' }] : [];
}

/** The answers in a line such as '1.A 2.C 3.B', or of one question; none in a line of prose. */
export function keysInLine(line: PaperLine): SaidAnswer[] {
  const text = lineText(line).normalize('NFC').trim();
  const single = answerOf(pair.exec(text));
  if (single.length > 0) return single;
  const found = [...text.matchAll(inText)].map(([whole, number, said]) => ({
    length: whole.trim().length,
    answer: { number: Number(number), said: said ?? '' },
  }));
  const printed = text.replaceAll(/[\s,;|.]/g, '').length;
  const used = found.reduce((sum, { length }) => sum + length, 0);
  return found.length > 0 && used >= printed * 0.6 ? found.map(({ answer }) => answer) : [];
}
