import { draftExam, exam } from '@sen/api/fixtures/exams';
import { questionRows } from '@sen/api/fixtures/questions';
import { describe, expect, test } from 'vitest';
import { draftOf, emptyExam, examErrors, formOf, questionIds, withQuestions } from './examForm';

describe('an exam as it is being made', () => {
  test('goes out as it came in', () => {
    const draft = draftOf(formOf(exam), exam.id);
    expect(draft).toMatchObject({ id: exam.id, title: exam.title, category_id: exam.category.id });
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
});
