import type {
  Difficulty,
  Question,
  QuestionDraft as SentQuestion,
  QuestionStatus,
} from '@sen/api/contract/model';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { checkQuestion } from '@sen/domain/questions/checkQuestion';
import { difficulties } from '@sen/domain/questions/difficulties';
import { numberings, questionStatuses, questionTypes } from '@sen/domain/questions/questionTypes';
import { finishedKey, newDraft, type QuestionDraft } from '@sen/ui/QuestionEditor';
import type { QuestionType } from '@sen/api/contract/model';
import { type FieldReaders, isRecord, readers } from '../../patterns/forms/readers';

/** A question as edited: its content and its properties in the bank. */
export interface QuestionForm {
  category_id: string | null;
  status: QuestionStatus;
  difficulty: Difficulty | 'unknown';
  draft: QuestionDraft;
}

export function isQuestionType(name: string): name is QuestionType {
  return questionTypes.some((type) => type === name);
}

export function emptyQuestion(type: QuestionType): QuestionForm {
  return { category_id: null, status: 'published', difficulty: 'unknown', draft: newDraft(type) };
}

export function formOf({
  category,
  status,
  difficulty,
  title,
  numbering,
  shuffle,
  content,
  key,
}: Question): QuestionForm {
  return {
    category_id: category.id,
    status,
    difficulty: difficulty ?? 'unknown',
    draft: { title, numbering, shuffle, content, key },
  };
}

/** The request body; null while the answer is not expressible yet. */
export function sentOf(
  { category_id, status, difficulty, draft }: QuestionForm,
  question?: Question,
): SentQuestion | null {
  const key = finishedKey(draft.key);
  if (key === null) return null;
  const { title, numbering, shuffle, content } = draft;
  return {
    ...(question && { id: question.id, version: question.version }),
    title: title.trim(),
    category_id: category_id ?? '',
    status,
    numbering,
    shuffle,
    difficulty: difficulty === 'unknown' ? null : difficulty,
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

export const questionReaders: FieldReaders<QuestionForm> = {
  category_id: readers.id,
  status: readers.oneOf(questionStatuses),
  difficulty: readers.oneOf(['unknown', ...difficulties] as const),
  draft: readDraft,
};

/** The content and the answer are of the kept type, whatever the type of `initial`. */
function readDraft(stored: unknown, initial: QuestionDraft): QuestionDraft {
  if (!isRecord(stored)) return initial;
  const content = isRecord(stored['content']) ? stored['content'] : {};
  const type = questionTypes.find((one) => one === content['type']) ?? initial.content.type;
  const empty = newDraft(type);
  return {
    title: readers.text(stored['title'], initial.title),
    numbering: readers.oneOf(numberings)(stored['numbering'], initial.numbering),
    shuffle: readers.flag(stored['shuffle'], initial.shuffle),
    content: completed(content, empty.content),
    key: completed(stored['key'], empty.key),
  };
}

/** The kept value with what it lacks of `empty`; `empty` if it is of another type. */
function completed<Part extends { type: QuestionType }>(stored: unknown, empty: Part): Part {
  if (!isRecord(stored) || stored['type'] !== empty.type) return empty;
  const wrong = Object.entries(empty).filter(([name, value]) => !isAlike(stored[name], value));
  return { ...empty, ...stored, ...Object.fromEntries(wrong) };
}

function isAlike(stored: unknown, value: unknown): boolean {
  if (value === null) return stored !== undefined;
  return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value) && stored !== null;
}
