import type {
  ExamStatus,
  QuestionContent,
  SurveyCondition,
  SurveyForm,
  SurveyFormDraft,
  SurveyQuestion,
} from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { numberings, questionTypes } from '@sen/domain/questions/questionTypes';
import { checkSurveyForm } from '@sen/domain/surveyForms/checkSurveyForm';
import { surveyFormStatuses } from '@sen/domain/surveyForms/surveyFormVerbs';
import { newDraft } from '@sen/ui/QuestionEditor';
import { newId } from '../../app/newId';
import { type FieldReaders, isRecord, readers } from '../../patterns/forms/readers';

export interface FormPart {
  key: string;
  title: string;
  /** The ids of its questions. */
  questions: readonly string[];
}

/** A survey form as edited. */
export interface SurveyFormForm {
  name: string;
  description: string;
  category_id: string | null;
  status: ExamStatus;
  parts: readonly FormPart[];
  /** By their ids; also those that were taken out, so that they can be put back. */
  questions: Readonly<Record<string, SurveyQuestion>>;
}

export function emptySurveyForm(firstPart: string): SurveyFormForm {
  return {
    name: '',
    description: '',
    category_id: null,
    status: 'draft',
    parts: [{ key: newId(), title: firstPart, questions: [] }],
    questions: {},
  };
}

export function formOf({ name, description, category, status, parts }: SurveyForm): SurveyFormForm {
  return {
    name,
    description,
    category_id: category.id,
    status,
    parts: parts.map(({ title, questions }, place) => ({
      key: String(place),
      title,
      questions: questions.map(({ id }) => id),
    })),
    questions: Object.fromEntries(
      parts.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
    ),
  };
}

/** The questions of a form in their order. */
export function orderedQuestions({ parts, questions }: SurveyFormForm): SurveyQuestion[] {
  return parts.flatMap((part) => part.questions.flatMap((id) => questions[id] ?? []));
}

export function draftOf(form: SurveyFormForm, saved?: SurveyForm): SurveyFormDraft {
  return {
    ...(saved && { id: saved.id, version: saved.version }),
    name: form.name,
    description: form.description,
    category_id: form.category_id ?? '',
    // A locked form keeps its status.
    ...(form.status === 'locked' ? {} : { status: form.status }),
    parts: form.parts.map(({ title, questions }) => ({
      title,
      questions: questions.flatMap((id) => form.questions[id] ?? []),
    })),
  };
}

export function surveyFormErrors(form: SurveyFormForm, saved?: SurveyForm): FieldError[] {
  return checkSurveyForm(draftOf(form, saved));
}

/** The form with a question: in its place if the form has it, otherwise at the end of the part. */
export function withQuestion(
  form: SurveyFormForm,
  partKey: string,
  question: SurveyQuestion,
): SurveyFormForm {
  const known = form.parts.some(({ questions }) => questions.includes(question.id));
  return {
    ...form,
    questions: { ...form.questions, [question.id]: question },
    parts: known
      ? form.parts
      : form.parts.map((part) =>
          part.key === partKey ? { ...part, questions: [...part.questions, question.id] } : part,
        ),
  };
}

const readPart = readers.record<FormPart>({
  key: readers.text,
  title: readers.text,
  questions: (stored, initial) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : initial,
});

export const surveyFormReaders: FieldReaders<SurveyFormForm> = {
  name: readers.text,
  description: readers.text,
  category_id: readers.id,
  status: readers.oneOf<ExamStatus>(surveyFormStatuses),
  parts: readers.list(readPart, { key: '', title: '', questions: [] }),
  questions: (stored, initial) =>
    isRecord(stored)
      ? Object.fromEntries(
          Object.entries(stored).flatMap(([id, one]) => {
            const question = readQuestion(id, one);
            return question ? [[id, question]] : [];
          }),
        )
      : initial,
};

/** A kept question; null if it cannot be read. */
function readQuestion(id: string, stored: unknown): SurveyQuestion | null {
  if (!isRecord(stored)) return null;
  const content = readContent(stored['content']);
  if (!content) return null;
  return {
    id,
    title: readers.text(stored['title'], ''),
    required: readers.flag(stored['required'], false),
    numbering: readers.oneOf(numberings)(stored['numbering'], 'none'),
    content,
    condition: readCondition(stored['condition']),
  };
}

function readContent(stored: unknown): QuestionContent | null {
  if (!isRecord(stored)) return null;
  const type = questionTypes.find((one) => one === stored['type']);
  if (!type) return null;
  const empty = newDraft(type).content;
  const alike = Object.entries(empty).every(
    ([name, value]) =>
      typeof stored[name] === typeof value && Array.isArray(stored[name]) === Array.isArray(value),
  );
  return alike ? { ...empty, ...stored } : empty;
}

function readCondition(stored: unknown): SurveyCondition | null {
  if (!isRecord(stored)) return null;
  const { question_id, choices } = stored;
  if (typeof question_id !== 'string' || !Array.isArray(choices)) return null;
  return { question_id, choices: choices.filter((id) => typeof id === 'string') };
}
