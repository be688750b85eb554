import { draftExam, exam } from '@sen/api/fixtures/exams';
import { questionRows } from '@sen/api/fixtures/questions';
import { describe, expect, test } from 'vitest';
import {
  builderQuestion,
  draftOf,
  emptyExam,
  examErrors,
  formOf,
  questionIds,
  withoutQuestions,
  withQuestions,
  withReplaced,
} from './examForm';

describe('an exam as it is being made', () => {
  test('goes out as it came in', () => {
    const draft = draftOf(formOf(exam), exam);
    expect(draft).toMatchObject({
      id: exam.id,
      version: exam.version,
      title: exam.title,
      category_id: exam.category.id,
    });
    expect(draft.parts.map(({ score }) => score)).toEqual([40, 60]);
    expect(examErrors(draft, true)).toEqual([]);
  });

  test('says what is missing at its field', () => {
    const errors = examErrors(draftOf(emptyExam('Phần 1')), false);
    expect(errors.map(({ field }) => field)).toEqual(['title', 'category_id', 'parts.0.questions']);
    const open = draftOf({ ...formOf(exam), duration_minutes: null });
    expect(examErrors(open, false)).toMatchObject([
      { field: 'duration_minutes', code: 'thisFieldIsRequired' },
    ]);
  });

  test('may have wrong sums while it is a draft', () => {
    const form = formOf(draftExam);
    const draft = draftOf({ ...form, parts: form.parts.slice(0, 1) });
    expect(examErrors(draft, false)).toEqual([]);
    expect(examErrors(draft, true).map(({ field }) => field)).toEqual(['parts']);
  });

  test('takes a question once', () => {
    const form = emptyExam('Phần 1');
    const key = form.parts[0]?.key ?? '';
    const once = withQuestions(form.parts, key, questionRows.slice(0, 2));
    expect([...questionIds(withQuestions(once, key, questionRows.slice(0, 3)))]).toEqual(['1', '2', '3']);
  });
  test('has another question in the place of one, with its points, and can take that back', () => {
    const { parts } = formOf(exam);
    const before = parts[0]?.questions[0];
    const row = questionRows[0];
    if (!before || !row) throw new Error('The fixtures hold no question.');
    const other = { ...builderQuestion(row), id: '99' };
    const replaced = withReplaced(parts, before.question.id, other);
    expect(replaced[0]?.questions[0]).toEqual({ score: before.score, question: other });
    expect(withReplaced(replaced, '99', before.question)).toEqual(parts);
    expect(withReplaced(parts, '77', { ...other, id: before.question.id })).toEqual(parts);
  });

  test('loses drawn questions again, wherever they have been moved', () => {
    const { parts } = formOf(exam);
    const ids = new Set(['1', '4']);
    const left = [...questionIds(withoutQuestions(parts, ids))];
    expect(left).toEqual([...questionIds(parts)].filter((id) => !ids.has(id)));
  });
});
