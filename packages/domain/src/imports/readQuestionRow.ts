import type {
  Difficulty,
  DropdownOption,
  Numbering,
  QuestionDraft,
  QuestionStatus,
  QuestionType,
} from '@sen/api/contract/model';
import type { FieldError } from '../errors/FieldError.ts';
import { isLongerThan } from '../questions/characters.ts';
import { checkQuestion } from '../questions/checkQuestion.ts';
import { difficulties, difficultyNames } from '../questions/difficulties.ts';
import { concealKey } from '../questions/concealKey.ts';
import { categoriesNamed } from '../categories/categoriesNamed.ts';
import type { CellError } from './CellError.ts';
import {
  type OptionColumn,
  optionColumns,
  type QuestionColumn,
  questionColumnKeys,
} from './questionColumns.ts';
import { questionReaders } from './questionReaders.ts';
import { readDifficulty } from './readDifficulty.ts';
import { readQuestionType } from './readQuestionType.ts';
import { readBoolean } from './readBoolean.ts';
import { QuestionCells } from './QuestionCells.ts';
import type { SheetCell } from './SheetCell.ts';
import type { ColumnMapping } from './SheetColumns.ts';
import { wordKey } from './wordKey.ts';

/** A question that may be stored, or the errors by cell. `title` and `type` as far as they were read. */
export type QuestionRowReading = {
  readonly title: string;
  readonly type: QuestionType | null;
} & (
  | { readonly ok: true; readonly question: QuestionDraft }
  | { readonly ok: false; readonly errors: readonly CellError<QuestionColumn>[] }
);

/**
 * Reads one row of a sheet of questions. `categories` are those of the reader's unit, matched by name without diacritics and
 * case, a child also by its own name. The question's key is concealed (`concealKey`). Never throws.
 */
export function readQuestionRow(
  cells: readonly SheetCell[],
  mapping: ColumnMapping<QuestionColumn>,
  categories: readonly DropdownOption[],
): QuestionRowReading {
  const row = new QuestionCells(cells, mapping);
  const title = row.text('title');
  const type = readQuestionType(row.text('type')) ?? null;
  const question = readDraft(row, type, title, categories);
  return question && row.errors.length === 0
    ? { ok: true, title, type, question }
    : { ok: false, title, type, errors: row.errors };
}

function readDraft(
  row: QuestionCells,
  type: QuestionType | null,
  title: string,
  categories: readonly DropdownOption[],
): QuestionDraft | undefined {
  row.refuseFormulas(type === 'match_clauses' ? withoutOptions : questionColumnKeys);
  refuseLongCells(row);
  if (title === '') row.refuse('title', 'thisFieldIsRequired');
  if (type === null) refuseType(row);
  const settings = {
    category_id: readCategory(row, categories),
    shuffle: readShuffle(row),
    numbering: readNumbering(row),
    status: readStatus(row),
    difficulty: readDifficultyCell(row),
  };
  const read = type === null || title === '' ? undefined : questionReaders[type](row);
  if (!read) return undefined;
  const draft = { title, ...settings, content: read.content, key: read.key };
  for (const fieldError of checkQuestion(draft)) {
    const column = columnOf(fieldError, read.from);
    if (!row.isWrong(column)) row.refuse(column, fieldError.code, fieldError.params);
  }
  return { ...draft, ...concealKey(read) };
}

/** A pair of a matching question may have no left clause: '= right'. */
const withoutOptions = questionColumnKeys.filter((key) => !optionColumns.some((column) => column === key));

const cellLimits = { title: 5_000, key: 20_000, option: 2_000 } as const;

function refuseLongCells(row: QuestionCells): void {
  const limits = [
    ['title', cellLimits.title] as const,
    ['key', cellLimits.key] as const,
    ...optionColumns.map((column) => [column, cellLimits.option] as const),
  ];
  for (const [column, max] of limits) {
    if (isLongerThan(row.text(column), max)) row.refuse(column, 'cellTooLong', { max });
  }
}

function refuseType(row: QuestionCells): void {
  const value = row.text('type');
  if (value === '') row.refuse('type', 'thisFieldIsRequired');
  else row.refuse('type', 'unknownQuestionType', { value });
}

function readCategory(row: QuestionCells, categories: readonly DropdownOption[]): string {
  const value = row.text('category');
  const [known, other] = categoriesNamed(categories, value);
  if (value === '') row.refuse('category', 'thisFieldIsRequired');
  else if (!known) row.refuse('category', 'unknownCategory', { value });
  else if (other) row.refuse('category', 'categoryAmbiguous', { value, example: known.name });
  return known?.id ?? '';
}

function readShuffle(row: QuestionCells): boolean {
  const text = row.text('shuffle');
  const reading = text === '' ? undefined : readBoolean(text);
  if (reading && !reading.ok) row.refuse('shuffle', reading.code, reading.params);
  return reading?.ok === true && reading.value;
}

/** Empty means A, B, C. 'a,b,c' and 'A,B,C' differ only in case. */
function readNumbering(row: QuestionCells): Numbering {
  const text = row.text('numbering');
  const word = wordKey(text);
  if (text === '') return 'A';
  if (['123', '12', '1'].includes(word)) return '1';
  if (['abc', 'ab', 'a'].includes(word)) return text.startsWith('a') ? 'a' : 'A';
  if (['none', 'khong', 'khongdanhso', ''].includes(word)) return 'none';
  row.refuse('numbering', 'notOneOf', { value: text, allowed: '1,2,3; a,b,c; A,B,C' });
  return 'A';
}

const statusWords: Readonly<Record<string, QuestionStatus>> = {
  published: 'published',
  publish: 'published',
  public: 'published',
  congkhai: 'published',
  draft: 'draft',
  bannhap: 'draft',
  nhap: 'draft',
  project: 'project',
  duan: 'project',
};

/** Empty means public. */
function readStatus(row: QuestionCells): QuestionStatus {
  const value = row.text('status');
  if (value === '') return 'published';
  const word = wordKey(value);
  const status = Object.hasOwn(statusWords, word) ? statusWords[word] : undefined;
  if (!status) row.refuse('status', 'notOneOf', { value, allowed: 'Công khai, Bản nháp, Dự án' });
  return status ?? 'published';
}

/** Empty means not rated. */
function readDifficultyCell(row: QuestionCells): Difficulty | null {
  const value = row.text('difficulty');
  if (value === '' || notRated.has(wordKey(value))) return null;
  const difficulty = readDifficulty(value);
  const allowed = difficulties.map((one) => difficultyNames[one].vi).join(', ');
  if (!difficulty) row.refuse('difficulty', 'notOneOf', { value, allowed });
  return difficulty ?? null;
}

const notRated: ReadonlySet<string> = new Set(['chuadanhgia', 'notrated', 'unknown']);

/** The column of a field error of `checkQuestion`. */
function columnOf({ field }: FieldError, from: readonly OptionColumn[]): QuestionColumn {
  if (field === 'title' || field === 'status') return field;
  if (field === 'category_id') return 'category';
  if (field === 'content.character_limit') return 'character_limit';
  const [, part] = /^content\.[a-z]+(?:\.(\d+))?/.exec(field) ?? [];
  if (field.startsWith('content.')) return from[Number(part ?? 0)] ?? 'option_a';
  return from.length > 0 && field === 'key.order' ? 'option_a' : 'key';
}
