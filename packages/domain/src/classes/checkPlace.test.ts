import { expect, test } from 'vitest';
import { checkPlace } from './checkPlace.ts';

const nodes = { chapter_ids: ['c1', 'c2'], session_ids: ['s1'] };

test.each<[string, Parameters<typeof checkPlace>[0], string[]]>([
  ['the whole class', {}, []],
  ['the whole class, as its final exam', { is_final: true }, []],
  ['a chapter', { chapter_id: 'c2' }, []],
  ['a session', { session_id: 's1' }, []],
  ['both', { chapter_id: 'c1', session_id: 's1' }, ['session_id: chapterAndSession']],
  ['a chapter of another class', { chapter_id: 'c9' }, ['chapter_id: chapterNotInClass']],
  ['a session as a chapter', { chapter_id: 's1' }, ['chapter_id: chapterNotInClass']],
  ['a chapter as a session', { session_id: 'c1' }, ['session_id: sessionNotInClass']],
  ['a chapter, as the final exam', { chapter_id: 'c1', is_final: true }, ['is_final: finalExamOfChapter']],
])('%s', (_, placed, fieldErrors) => {
  expect(checkPlace(placed, nodes).map(({ field, code }) => `${field}: ${code}`)).toEqual(fieldErrors);
});
