import { fold } from '../../text/fold.ts';
import { lineText, type PaperLine, type PaperTable, plainLine } from '../text/PaperLine.ts';
import { firstLetter } from './optionsOf.ts';
import { namedStart } from './questionStart.ts';

const cellText = (cell: readonly PaperLine[]) => cell.map(lineText).join('\n').trim();

/** The lines of a table that only lays questions or their options out; undefined of one with content of its own. */
export function linesOfTable(table: PaperTable): PaperLine[] | undefined {
  const cells = table.rows.flat().filter((cell) => cellText(cell) !== '');
  const heads = headsOf(table.rows[0] ?? []);
  if (heads) return linesOfSheet(table, heads);
  const first = cells[0];
  const isLaidOut =
    cells.some((cell) => cell.some((line) => namedStart(lineText(line)) && lineText(line).length > 25)) ||
    (first !== undefined &&
      firstLetter(cellText(first))?.toUpperCase() === 'A' &&
      cells.length <= 8 &&
      cells.length >= 2);
  return isLaidOut ? cells.flat() : undefined;
}

interface Heads {
  title: number;
  key: number | undefined;
  options: { letter: string; column: number }[];
}

/** The headings of a table with a question in each row. */
function headsOf(row: PaperTable['rows'][number]): Heads | undefined {
  const names = row.map((cell) => fold(cellText(cell)));
  const title = names.findIndex((name) =>
    /^(?:cau hoi|noi dung|noi dung cau hoi|question|de bai)$/.test(name),
  );
  const key = names.findIndex((name) => /^(?:dap an|dap an dung|key|answer|correct answer)$/.test(name));
  const options = names.flatMap((name, column) => {
    const [, letter] = /^(?:phuong an |lua chon |dap an |option )?([a-h])$/.exec(name) ?? [];
    return letter === undefined ? [] : [{ letter: letter.toUpperCase(), column }];
  });
  return title >= 0 && options.length >= 2 ? { title, key: key < 0 ? undefined : key, options } : undefined;
}

function linesOfSheet({ rows }: PaperTable, { title, key, options }: Heads): PaperLine[] {
  return rows.slice(1).flatMap((row, index) => {
    const [first = plainLine(''), ...more] = row[title] ?? [];
    const said = key === undefined ? '' : cellText(row[key] ?? []);
    return [
      prefixed(`Câu ${index + 1}. `, first),
      ...more,
      ...options.flatMap(({ letter, column }) => {
        const [text, ...below] = row[column] ?? [];
        return text && lineText(text).trim() !== '' ? [prefixed(`${letter}. `, text), ...below] : [];
      }),
      ...(said === '' ? [] : [plainLine(`Đáp án: ${said}`)]),
    ];
  });
}

function prefixed(text: string, line: PaperLine): PaperLine {
  return { ...line, pieces: [{ text, marks: [] }, ...line.pieces] };
}

/** Whether a title asks to match two sides. */
export function asksToMatch(title: string): boolean {
  return /\b(?:noi|ghep|match)\b/.test(fold(title));
}

/** The clauses of a table with two columns below a title that asks to match them. */
export function sidesOf(
  { rows }: PaperTable,
  title: string,
): { left: string[]; right: string[] } | undefined {
  if (!asksToMatch(title) || rows.some((row) => row.length !== 2)) return undefined;
  const cells = rows.map((row) => row.map(cellText));
  const isHead = /^(?:cot|ve|column)\s*(?:a|1|trai)\b/.test(fold(cells[0]?.[0] ?? ''));
  const body = isHead ? cells.slice(1) : cells;
  const side = (column: number) =>
    body.flatMap((row) => (row[column] ? [row[column].replace(/^\s*[\da-z]{1,2}\s*[.):-]\s*/i, '')] : []));
  const [left, right] = [side(0), side(1)];
  const fits = (texts: readonly string[]) => texts.length > 0 && texts.length <= 26;
  return fits(left) && fits(right) ? { left, right } : undefined;
}
