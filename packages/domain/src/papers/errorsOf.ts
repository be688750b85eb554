import type { QuestionDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isLongerThan } from '../questions/characters.ts';
import { checkQuestion } from '../questions/checkQuestion.ts';
import { contentTexts } from '../questions/figures.ts';
import type { PaperDraft } from './PaperQuestion.ts';

const limits = { title: 5000, part: 2000 } as const;

/** Where a question of a paper is put. */
export interface PaperPlace {
  readonly category_id: string;
  readonly status: QuestionDraft['status'];
}

/** The question as it may be stored; undefined while its answer is missing. */
export function questionDraft({ key, ...draft }: PaperDraft, place: PaperPlace): QuestionDraft | undefined {
  return key === null ? undefined : { ...draft, ...place, key };
}

/** Why a question of a paper cannot be stored yet. */
export function errorsOf(draft: PaperDraft): FieldError[] {
  const { key, ...rest } = draft;
  const place = { category_id: '1', status: 'draft' as const };
  const found =
    key === null ? [fieldError('key', 'answerMissing')] : checkQuestion({ ...rest, ...place, key });
  const isLong = contentTexts(draft.content).some((text) => isLongerThan(text, limits.part));
  return [
    ...(draft.title.trim() === '' && key === null ? [fieldError('title', 'thisFieldIsRequired')] : []),
    ...found,
    ...(isLongerThan(draft.title, limits.title)
      ? [fieldError('title', 'tooLong', { max: limits.title })]
      : []),
    ...(isLong ? [fieldError('content', 'tooLong', { max: limits.part })] : []),
  ];
}
