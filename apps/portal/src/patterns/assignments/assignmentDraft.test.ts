import { taughtContent } from '@sen/api/fixtures/classContent';
import { assignment, taughtClass } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { expect, test } from 'vitest';
import { assignmentErrors, newDraft, chosenExam, chosenForClass, draftOf, formOf } from './assignmentDraft';

const now = new Date('2026-11-21T02:03:04Z');

test('a new draft begins at the next five minutes and needs nothing but its exam', () => {
  const draft = newDraft(taughtClass, now, 'a');
  expect(draft).toMatchObject({ start_time: '2026-11-21T02:05:00Z', end_time: '2026-11-28T02:05:00Z' });
  expect(assignmentErrors(draft, taughtClass, now).map(({ field }) => field)).toEqual([
    'survey_id',
    'duration_minutes',
  ]);
  expect(assignmentErrors({ ...draft, ...chosenExam(exam) }, taughtClass, now)).toEqual([]);
});

test('it stays within the class', () => {
  const classroom = {
    ...taughtClass,
    classroom_start_time: '2026-11-25T01:00:00Z',
    classroom_end_time: '2026-11-26T01:00:00Z',
  };
  const draft = newDraft(classroom, now, 'a');
  expect(draft).toMatchObject({ start_time: '2026-11-25T01:00:00Z', end_time: '2026-11-26T00:59:00Z' });
});

test('an exam that the course has takes its place, unless another one was chosen', () => {
  const classroom = { ...taughtContent, surveys: [], chapter_surveys: [], session_surveys: [] };
  const [first, second] = classroom.chapters.map(({ id }) => id);
  const draft = newDraft(classroom, now, 'a');
  const placeOf = (form: typeof draft, survey: string) => {
    const { place, is_final } = { ...form, ...chosenForClass({ ...exam, id: survey }, classroom, form) };
    return { place, is_final };
  };
  expect(placeOf(draft, exam.id)).toEqual({ place: { chapter_id: first }, is_final: false });
  expect(placeOf(draft, '9')).toEqual({ place: {}, is_final: true });
  const chosen = { ...draft, ...chosenForClass(exam, classroom, draft) };
  expect(placeOf(chosen, '3')).toEqual({ place: { chapter_id: second }, is_final: false });
  expect(placeOf(chosen, '77')).toEqual({ place: {}, is_final: false });
  const session_id = 'a session';
  expect(placeOf({ ...chosen, place: { session_id } }, '3').place).toEqual({ session_id });
});

test('an assigned exam is changed with its place', () => {
  const placed = { ...assignment, chapter_id: 'a chapter' };
  expect(draftOf(formOf(placed))).toMatchObject({ chapter_id: 'a chapter' });
  expect(draftOf(formOf(assignment))).not.toHaveProperty('chapter_id');
});
