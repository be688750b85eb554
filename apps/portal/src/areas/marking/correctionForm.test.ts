import { corrections } from '@sen/api/fixtures/corrections';
import { questionSamples } from '@sen/api/fixtures/questions';
import { expect, test } from 'vitest';
import { changeOf, emptyForm, kindsOf } from './correctionForm';

const { questions } = corrections;
const choice = questions.find(({ question }) => question.content.type === 'one_choice');
const written = questions.find(({ question }) => question.content.type === 'long_answer');
const questionId = choice?.question.id ?? '';

test('what a teacher marks has no key to change', () => {
  expect(kindsOf(choice)).toContain('key');
  expect(kindsOf(written)).not.toContain('key');
});

test('a form is a change once it is complete', () => {
  expect(changeOf(emptyForm, questions)).toBeNull();
  expect(changeOf({ ...emptyForm, questionId }, questions)).toBeNull();
  const answer = questionSamples.one_choice.right;
  expect(changeOf({ ...emptyForm, questionId, answer, kind: 'keepOld' }, questions)).toMatchObject({
    kind: 'key',
    keep_old: true,
  });
  expect(changeOf({ ...emptyForm, questionId, kind: 'nobody' }, questions)).toEqual({
    kind: 'void',
    question_id: questionId,
    points_to: 'nobody',
  });
});

test('points that stay are no part of a change', () => {
  const same = { [questionId]: choice?.question.score ?? 0 };
  expect(changeOf({ ...emptyForm, kind: 'points', points: same }, questions)).toBeNull();
  expect(changeOf({ ...emptyForm, kind: 'points', points: { [questionId]: 99 } }, questions)).toEqual({
    kind: 'points',
    points: [{ question_id: questionId, points: 99 }],
  });
});
