import type { QuestionType } from '@sen/api/contract/model';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { questionTypeLabel } from '../../words/labels';

/** What the bank calls each type: the editor, the list and the template of the import use the same names. */
export function typeNames(): Partial<Record<QuestionType, string>> {
  const names: Partial<Record<QuestionType, string>> = {};
  for (const type of questionTypes) names[type] = questionTypeLabel(type);
  return names;
}
