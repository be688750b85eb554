import { expect, it } from 'vitest';
import { draftOf, emptyLesson, type LessonForm, lessonErrors, mainFile } from './lessonForm';

const file = (id: string) => ({ id, name: `${id}.mp4`, size: 1, type: 'video/mp4' });
const form = (change: Partial<LessonForm>): LessonForm => ({
  ...emptyLesson,
  files: [file('a'), file('b')],
  measured: [
    { id: 'b', seconds: 90 },
    { id: 'a', seconds: 20 },
  ],
  ...change,
});

it.each([
  ['that of the main film', {}, 20],
  ['that of the film that becomes the main one', { main: 'b' }, 90],
  ['what was typed', { duration_seconds: 600 }, 600],
  ['open where the browser reads none', { measured: [] }, null],
])('the duration of a lesson is %s', (_, change, seconds) => {
  expect(draftOf(form(change)).duration_seconds).toBe(seconds);
});

const captions = { ...file('c'), name: 'c.vtt', type: 'text/vtt' };

it('has captions as its main file only when they are chosen, and says that they are none', () => {
  const both = form({ files: [captions, file('a')] });
  expect(mainFile(both)?.id).toBe('a');
  const codes = (one: LessonForm) => lessonErrors(one).map(({ code }) => code);
  expect(codes(both)).not.toContain('lessonMainIsCaptions');
  expect(codes({ ...both, main: 'c' })).toContain('lessonMainIsCaptions');
  expect(codes(form({ files: [captions] }))).toContain('lessonMainIsCaptions');
});
