import { expect, test } from 'vitest';
import { mayDeleteSurvey, mayEditSurvey } from './mayEditSurvey.ts';

test('a survey is changed until it is completed, and deleted before anybody answers', () => {
  expect(mayEditSurvey({ state: 'not_started' }).allowed).toBe(true);
  expect(mayEditSurvey({ state: 'happening' }).allowed).toBe(true);
  expect(mayEditSurvey({ state: 'finished' })).toMatchObject({ code: 'surveyCompleted' });
  expect(mayDeleteSurvey({ answered_count: 0 }).allowed).toBe(true);
  expect(mayDeleteSurvey({ answered_count: 1 })).toMatchObject({ code: 'surveyHasAnswers' });
});
