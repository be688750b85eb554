import type { QuestionType } from '@sen/api/contract/model';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { questionTypeLabel } from './questionTypeLabel';

/** The name of each question type in the bank, shared by the editor, the list and the import's template. */
export function typeNames(): Partial<Record<QuestionType, string>> {
  const names: Partial<Record<QuestionType, string>> = {};
  for (const type of questionTypes) names[type] = questionTypeLabel(type);
  return names;
}
