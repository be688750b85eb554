import type { Question, QuestionDraft as SentQuestion, QuestionStatus } from '@sen/api/contract/model';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { questionStatuses, questionTypes } from '@sen/domain/questions/questionTypes';
import { finishedKey, newDraft, type QuestionDraft } from '@sen/ui/QuestionEditor';
import type { QuestionType } from '@sen/api/contract/model';

/** A question as edited: its content and its properties in the bank. */
export interface QuestionForm {
  category_id: string | null;
  status: QuestionStatus;
  draft: QuestionDraft;
}

export function isQuestionType(name: string): name is QuestionType {
  return questionTypes.some((type) => type === name);
}

export function emptyQuestion(type: QuestionType): QuestionForm {
  return { category_id: null, status: 'published', draft: newDraft(type) };
}

export function formOf({
  category,
  status,
  title,
  numbering,
  shuffle,
  content,
  key,
}: Question): QuestionForm {
  return { category_id: category.id, status, draft: { title, numbering, shuffle, content, key } };
}

/** The request body; null while the answer is not expressible yet. */
export function sentOf({ category_id, status, draft }: QuestionForm, id?: string): SentQuestion | null {
  const key = finishedKey(draft.key);
  if (key === null) return null;
  const { title, numbering, shuffle, content } = draft;
  return {
    ...(id !== undefined && { id }),
    title: title.trim(),
    category_id: category_id ?? '',
    status,
    numbering,
    shuffle,
    content,
    key,
  };
}

/** Validation errors, by the paths that the server uses. */
export function questionErrors(form: QuestionForm): FieldError[] {
  const sent = sentOf(form);
  if (sent) return checkQuestion(sent);
  // True or false is not chosen yet: the rest is validated with either.
  const chosen = sentOf({ ...form, draft: { ...form.draft, key: { type: 'true_false', value: true } } });
  return [...(chosen ? checkQuestion(chosen) : []), fieldError('key.value', 'answerMissing')];
}

/** A stored draft is untrusted input: it may come from an older version of this page. */
export function isQuestionForm(stored: unknown): stored is QuestionForm {
  if (!isRecord(stored) || !isRecord(stored['draft'])) return false;
  const { title, content, key } = stored['draft'];
  return (
    questionStatuses.some((status) => status === stored['status']) &&
    typeof title === 'string' &&
    isRecord(content) &&
    isRecord(key) &&
    content['type'] === key['type'] &&
    isQuestionType(String(content['type']))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
