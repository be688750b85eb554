import { fold } from '../../text/fold.ts';
import { lineText, type PaperTable } from '../text/PaperLine.ts';
import { answerSign, type KeysRead, numberSign, pairSign } from './keysInLine.ts';

const pair = new RegExp(`^${pairSign}\\s*[.;,]?$`, 'u');
const numberOnly = new RegExp(`^${numberSign}\\s*[.:)]?$`, 'u');
const answerOnly = new RegExp(
  `^(?:(?:[Đđ]áp\\s*án|ĐÁP\\s*ÁN|ĐA|[Aa]nswer)\\s*[:.]?\\s*)?(${answerSign})\\s*\\.?$`,
  'u',
);
/** What stands at the head of rows or columns. */
const head =
  /^(?:cau(?: hoi| so)?|stt|tt|so(?: cau)?|no\.?|questions?|dap an(?: dung)?|da|d\/a|answers?|keys?|ma de.{0,20}|de(?: so)? ?\d*|(?:bang )?dap an.{0,40})\s*[:.]?$/;

interface Found {
  readonly answers: KeysRead['answers'];
  /** The cells, by row and column. */
  readonly used: ReadonlySet<string>;
}

/**
 * The answers of a table and the cells that are none; no answers if it is no table of answers.
 * @param isExpected whether the paper says that answers follow: a few are enough then
 */
export function keyTable({ rows }: PaperTable, isExpected = false): KeysRead {
  const cells = rows.map((row) => row.map((lines) => lines.map(lineText).join(' ').normalize('NFC').trim()));
  const filled = cells.flatMap((row, down) =>
    row.flatMap((cell, across) =>
      cell === '' || head.test(fold(cell)) ? [] : [{ cell, place: `${down} ${across}` }],
    ),
  );
  const [best] = [pairsInCells(cells), pairsOf(cells, 0, 1), pairsOf(cells, 1, 0)].toSorted(
    (one, other) => other.used.size - one.used.size,
  );
  const isTable = best && (isExpected || best.used.size >= filled.length * 0.6);
  const answers = isTable ? best.answers : [];
  const used = answers.length > 0 && best ? best.used : new Set<string>();
  return { answers, left: filled.filter(({ place }) => !used.has(place)).map(({ cell }) => cell) };
}

function pairsInCells(cells: readonly (readonly string[])[]): Found {
  const found = cells.flatMap((row, down) =>
    row.flatMap((cell, across) => {
      const [, number, said = ''] = pair.exec(cell) ?? [];
      return number === undefined ? [] : [{ place: `${down} ${across}`, number, said }];
    }),
  );
  return {
    answers: found.map(({ number, said }) => ({ number: Number(number), said })),
    used: new Set(found.map(({ place }) => place)),
  };
}

/** Numbers whose answers stand so many rows below and so many columns beside them. */
function pairsOf(cells: readonly (readonly string[])[], below: 0 | 1, beside: 0 | 1): Found {
  const found = cells.flatMap((row, down) =>
    row.flatMap((cell, across) => {
      const number = numberOnly.exec(cell)?.[1];
      const said = answerOnly.exec(cells[down + below]?.[across + beside] ?? '')?.[1];
      if (number === undefined || said === undefined) return [];
      const places = [`${down} ${across}`, `${down + below} ${across + beside}`];
      return [{ number: Number(number), said, places }];
    }),
  );
  return {
    answers: found.map(({ number, said }) => ({ number, said })),
    used: new Set(found.flatMap(({ places }) => places)),
  };
}
