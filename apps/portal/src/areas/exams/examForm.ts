import type { Exam, ExamDraft, QuestionRow } from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { checkExam, checkUnfinishedExam, examTotal } from '@sen/domain/exams/checkExam';
import { type BuilderPart, type ExamParts, splitEvenly } from '@sen/ui/ExamBuilder';
import { newId } from '../../app/newId';
import { plainTitle } from '../../words/plainTitle';
import { questionTypeLabel } from '../../words/questionTypeLabel';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** An exam as edited: a number is null while its field is empty. */
export interface ExamForm {
  title: string;
  category_id: string | null;
  duration_minutes: number | null;
  retakes: number | null;
  deduction_percent: number | null;
  questions_per_page: number | null;
  shuffle: boolean;
  parts: ExamParts;
}

export function emptyExam(firstPart: string): ExamForm {
  return {
    title: '',
    category_id: null,
    duration_minutes: 45,
    retakes: 0,
    deduction_percent: 0,
    questions_per_page: 10,
    shuffle: false,
    parts: [{ key: newId(), title: firstPart, score: examTotal, questions: [] }],
  };
}

/** The empty exam with these questions in its first part, which share its points evenly. */
export function examOf(questions: readonly QuestionRow[], empty: ExamForm): ExamForm {
  const [first] = empty.parts;
  if (!first) return empty;
  const parts = withQuestions(empty.parts, first.key, questions);
  return { ...empty, parts: parts.map(splitEvenly) };
}

export function formOf({ category, parts, ...exam }: Exam): ExamForm {
  return {
    title: exam.title,
    category_id: category.id,
    duration_minutes: exam.duration_minutes,
    retakes: exam.retakes,
    deduction_percent: exam.deduction_percent,
    questions_per_page: exam.questions_per_page,
    shuffle: exam.shuffle,
    parts: parts.map(({ id, title, score, questions }) => ({
      key: id,
      title,
      score,
      questions: questions.map((entry) => ({
        score: entry.score,
        question: {
          id: entry.question.id,
          title: plainTitle(entry.question.title),
          kind: questionTypeLabel(entry.question.content.type),
        },
      })),
    })),
  };
}

/** The request body; an empty number is omitted, which the rules report. */
export function draftOf(form: ExamForm, exam?: Exam): ExamDraft {
  return {
    ...(exam && { id: exam.id, version: exam.version }),
    title: form.title.trim(),
    category_id: form.category_id ?? '',
    duration_minutes: numberOf(form.duration_minutes),
    retakes: numberOf(form.retakes),
    deduction_percent: numberOf(form.deduction_percent),
    questions_per_page: numberOf(form.questions_per_page),
    shuffle: form.shuffle,
    parts: form.parts.map(({ title, score, questions }) => ({
      title: title.trim(),
      score: numberOf(score),
      questions: questions.map((entry) => ({
        question_id: entry.question.id,
        score: numberOf(entry.score),
      })),
    })),
  };
}

/** Validation errors: a draft may have wrong sums, a public exam may not. */
export function examErrors(draft: ExamDraft, isPublic: boolean): FieldError[] {
  return isPublic ? checkExam(draft) : checkUnfinishedExam(draft);
}

/** Appends questions to a part, except those that are already in the exam. */
export function withQuestions(parts: ExamParts, partKey: string, chosen: readonly QuestionRow[]): ExamParts {
  const known = questionIds(parts);
  const added = chosen
    .filter(({ id }) => !known.has(id))
    .map((row) => ({ score: null, question: builderQuestion(row) }));
  return parts.map((part): BuilderPart =>
    part.key === partKey ? { ...part, questions: [...part.questions, ...added] } : part,
  );
}

export function builderQuestion({ id, title, type }: QuestionRow): BuilderEntry['question'] {
  return { id, title: plainTitle(title), kind: questionTypeLabel(type) };
}

export function withoutQuestions(parts: ExamParts, ids: ReadonlySet<string>): ExamParts {
  return parts.map((part): BuilderPart => ({
    ...part,
    questions: part.questions.filter(({ question }) => !ids.has(question.id)),
  }));
}

/** Another question in the place of one, with its points; nothing happens if it has gone or the other one is there. */
export function withReplaced(parts: ExamParts, id: string, by: BuilderEntry['question']): ExamParts {
  if (questionIds(parts).has(by.id)) return parts;
  return parts.map((part): BuilderPart => ({
    ...part,
    questions: part.questions.map((entry) => (entry.question.id === id ? { ...entry, question: by } : entry)),
  }));
}

export function questionIds(parts: ExamParts): Set<string> {
  return new Set(parts.flatMap(({ questions }) => questions.map(({ question }) => question.id)));
}

type BuilderEntry = BuilderPart['questions'][number];

const readQuestion = readers.record<Omit<BuilderEntry['question'], 'note'>>({
  id: readers.text,
  title: readers.text,
  kind: readers.text,
});
const readEntry = readers.record<BuilderEntry>({ score: readers.number, question: readQuestion });
const emptyEntry: BuilderEntry = { score: null, question: { id: '', title: '', kind: '' } };
const readPart = readers.record<BuilderPart>({
  key: readers.text,
  title: readers.text,
  score: readers.number,
  questions: readers.list(readEntry, emptyEntry),
});

export const examReaders: FieldReaders<ExamForm> = {
  title: readers.text,
  category_id: readers.id,
  duration_minutes: readers.number,
  retakes: readers.number,
  deduction_percent: readers.number,
  questions_per_page: readers.number,
  shuffle: readers.flag,
  parts: readers.list(readPart, { key: '', title: '', score: null, questions: [] }),
};

function numberOf(value: number | null): number {
  return value ?? Number.NaN;
}
