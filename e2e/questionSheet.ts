import { writeXlsx } from 'hucre';
import type { QuestionType } from '@sen/api/contract/model';
import { examplesVi } from '@sen/domain/imports/templateExamples';
import {
  type QuestionColumn,
  questionColumnKeys,
  questionColumns,
} from '@sen/domain/imports/questionColumns';
import { questionTypeNames } from '@sen/domain/questions/questionTypeNames';
import { questionTypes } from '@sen/domain/questions/questionTypes';

/** Marks the journey's questions, to distinguish them from those of the demo bank. */
export const marked = 'Đề Kappa';

/** The question whose answer is not one of its options. */
export const wrongTitle = `${marked}: câu có đáp án sai chữ cái`;

/** The titles of the journey's questions, in the order of the sheet. */
export function titleOf(type: QuestionType): string {
  return `${marked}: ${examplesVi[type].title ?? ''}`;
}

const rowOf = (cells: Partial<Record<QuestionColumn, string>>) =>
  questionColumnKeys.map((key) => cells[key] ?? '');

/** A realistic workbook: one question of each type, and one whose answer is not one of its options. */
export async function questionSheet(): Promise<Buffer> {
  const category = 'An toàn lao động';
  const good = questionTypes.map((type) =>
    rowOf({ ...examplesVi[type], title: titleOf(type), type: questionTypeNames[type].vi, category }),
  );
  const wrong = rowOf({
    ...examplesVi.one_choice,
    type: questionTypeNames.one_choice.vi,
    category,
    title: wrongTitle,
    key: 'H',
  });
  const header = questionColumnKeys.map((key) => questionColumns[key].vi);
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Câu hỏi', rows: [header, ...good, wrong] }] }));
}
