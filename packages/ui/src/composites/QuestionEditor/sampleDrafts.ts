import { sampleQuestions } from '../QuestionView/sampleQuestions';
import type { QuestionType } from '../QuestionView/question';
import type { QuestionDraft } from './questionDraft';

/** The samples of QuestionView as drafts. */
export function sampleDraft(type: QuestionType): QuestionDraft {
  const { question, key } = sampleQuestions[type];
  const { title, numbering, content } = question;
  return { title, numbering, shuffle: false, content, key };
}
