import { expect, test } from 'vitest';
import { draftOf, emptyLesson, type LessonForm, withFiles } from './lessonForm';

const film = { id: 'film', name: 'phim.mp4', size: 1, type: 'video/mp4' };
const longer = { ...film, id: 'longer' };
const handout = { id: 'handout', name: 'tai-lieu.pdf', size: 1, type: 'application/pdf' };
const lesson: LessonForm = { ...emptyLesson, files: [film], main: 'film', duration_seconds: 1200 };
const after = (form: LessonForm, next: Parameters<typeof withFiles>[1]) => ({
  ...form,
  ...withFiles(form, next),
});

test('another film as the main file has a duration of its own', () => {
  const replaced = after(lesson, { files: [longer] });
  expect(draftOf(replaced).duration_seconds).toBeNull();
  const measured = [{ id: 'longer', seconds: 5400 }];
  expect(draftOf({ ...replaced, measured }).duration_seconds).toBe(5400);
  expect(
    draftOf(after({ ...lesson, files: [film, longer] }, { main: 'longer' })).duration_seconds,
  ).toBeNull();
});

test.each([
  ['a file beside the main one', { files: [film, handout] }],
  ['a document as the main file, which has none', { files: [handout] }],
])('%s keeps the duration', (_, next) => {
  expect(draftOf(after(lesson, next)).duration_seconds).toBe(1200);
});

test('a duration that was typed before the first file is kept', () => {
  const typed = { ...emptyLesson, duration_seconds: 1200 };
  expect(draftOf(after(typed, { files: [film] })).duration_seconds).toBe(1200);
});
