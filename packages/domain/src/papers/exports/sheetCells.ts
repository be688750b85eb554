import type { QuestionDraft } from '@sen/api/contract/model';
import { optionColumns, type QuestionColumn, questionColumnKeys } from '../../imports/questionColumns.ts';
import { readQuestionRow } from '../../imports/readQuestionRow.ts';
import { difficultyNames } from '../../questions/difficulties.ts';
import { inWords, mapTexts } from '../../questions/figures.ts';
import { guideOf } from '../../questions/markingGuide.ts';
import { questionTypeNames } from '../../questions/questionTypeNames.ts';
import type { ExportQuestion } from './ExportQuestion.ts';

const numberingCells = { '1': '1,2,3', a: 'a,b,c', A: 'A,B,C', none: 'none' } as const;

/** A question as a row of the import's spreadsheet, by column; figures are in words. */
export function sheetCells(
  question: ExportQuestion,
  { category, status }: { category: string; status: QuestionDraft['status'] },
): string[] {
  const { title, numbering, shuffle, difficulty } = question;
  const { figures } = question.content;
  const say = (text: string) => inWords(text, figures);
  const row: Partial<Record<QuestionColumn, string>> = {
    type: questionTypeNames[question.content.type].vi,
    title: say(title),
    category,
    ...answerCells({ ...question, content: mapTexts(question.content, say) }),
    shuffle: shuffle ? 'Có' : 'Không',
    numbering: numberingCells[numbering],
    status,
    difficulty: difficulty === null ? '' : difficultyNames[difficulty].vi,
  };
  return questionColumnKeys.map((key) => row[key] ?? '');
}

type Cells = Partial<Record<QuestionColumn, string>>;

const inColumns = (texts: readonly string[]): Cells =>
  Object.fromEntries(texts.map((text, index) => [optionColumns[index] ?? 'option_h', text]));
const letter = (place: number) => String.fromCharCode(65 + place);

function answerCells({ content, key }: ExportQuestion): Cells {
  if (content.type === 'one_choice' && key.type === 'one_choice')
    return {
      ...inColumns(content.options.map(({ text }) => text)),
      key: letter(content.options.findIndex(({ id }) => id === key.choice)),
    };
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice') {
    const right = content.options.flatMap(({ id }, place) =>
      key.choices.includes(id) ? [letter(place)] : [],
    );
    return { ...inColumns(content.options.map(({ text }) => text)), key: right.join(', ') };
  }
  if (key.type === 'true_false') return { key: key.value ? 'Đúng' : 'Sai' };
  if (content.type === 'short_answer' || content.type === 'long_answer')
    return {
      character_limit: String(content.character_limit),
      key: guideOf(key),
    };
  if (content.type === 'fill_keyword' && key.type === 'fill_keyword')
    return { key: content.blanks.map((blank) => (key.blanks[blank] ?? []).join(' / ')).join(' | ') };
  if (content.type === 'fill_number' && key.type === 'fill_number')
    return { key: content.blanks.map((blank) => numberCell(key.blanks[blank])).join(' | ') };
  if (content.type === 'match_clauses' && key.type === 'match_clauses') {
    const used = new Set(Object.values(key.pairs));
    const textOf = (id: string | undefined) => content.right.find((right) => right.id === id)?.text ?? '';
    const pairs = content.left.map(({ id, text }) => `${text} = ${textOf(key.pairs[id])}`);
    return inColumns([
      ...pairs,
      ...content.right.filter(({ id }) => !used.has(id)).map(({ text }) => `= ${text}`),
    ]);
  }
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list')
    return inColumns(
      content.blanks.map(({ id, options }) =>
        options.map((option) => (option.id === key.blanks[id] ? `${option.text}*` : option.text)).join('; '),
      ),
    );
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank') {
    const places = content.blanks.map((blank) =>
      content.words.findIndex(({ id }) => id === key.blanks[blank]),
    );
    return { ...inColumns(content.words.map(({ text }) => text)), key: places.map(letter).join(', ') };
  }
  if (content.type === 'order_clauses' && key.type === 'order_clauses')
    return inColumns(
      key.order.flatMap((id) => content.clauses.filter((clause) => clause.id === id).map(({ text }) => text)),
    );
  return {};
}

function numberCell(number: { value: number; tolerance?: number } | undefined): string {
  const { value = 0, tolerance = 0 } = number ?? {};
  return tolerance > 0 ? `${plain(value)} ± ${plain(tolerance)}` : plain(value);
}

/** A fourth digit behind the comma tells it from one of thousands. */
function plain(value: number): string {
  const text = String(value).replace('.', ',');
  return /,\d{3}$/.test(text) ? `${text}0` : text;
}

const mapping = Object.fromEntries(questionColumnKeys.map((key, place) => [key, place]));

/** The question that an import reads from these cells; undefined if it refuses them. */
export function readSheetCells(cells: readonly string[]): ExportQuestion | undefined {
  const category = cells[questionColumnKeys.indexOf('category')] ?? '';
  const reading = readQuestionRow(cells, mapping, [{ id: '1', name: category }]);
  if (!reading.ok) return undefined;
  const { title, content, key, numbering = 'A', shuffle = false, difficulty = null } = reading.question;
  return { title, content, key, numbering, shuffle, difficulty };
}
