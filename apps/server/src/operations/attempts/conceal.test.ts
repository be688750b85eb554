import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { Review, ReviewedQuestion, Shown } from '@sen/api/contract/model';
import { attempt, review } from '@sen/api/fixtures/attempts';
import { questionTraits } from '@sen/domain/questions/questionTypes';
import { concealAttempt, concealResult, concealReview, concealSummary } from '@sen/domain/attempts/conceal';

const shownLevels = ['nothing', 'score', 'answers', 'key'] as const satisfies readonly Shown[];
const below = (shown: Shown) => fc.constantFrom(...shownLevels.slice(0, shownLevels.indexOf(shown)));

/** The same attempt with other marks of the server and other keys, as if other answers were right. */
function withOtherKey(random: readonly number[]): Review {
  let at = 0;
  const next = () => random[at++ % random.length] ?? 0;
  return {
    ...review,
    parts: review.parts.map((part) => ({
      ...part,
      questions: part.questions.map((one): ReviewedQuestion => {
        const key = review.parts.flatMap(({ questions }) => questions)[next() % 11]?.key ?? null;
        if (questionTraits[one.question.content.type].markedBy === 'teacher') return { ...one, key };
        return { ...one, key, score: next() % 10, comment: `${next()}`, marked_by: review.student };
      }),
    })),
  };
}

test('before the key is shown, what a student gets does not depend on it', () => {
  const random = fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(below('key'), random, (shown, numbers) => {
      expect(concealReview(withOtherKey(numbers), shown, null)).toEqual(concealReview(review, shown, null));
    }),
  );
});

test('while another assignment holds back the key, what a student gets does not depend on it', () => {
  const until = new Date('2026-11-21T03:00:00Z');
  const random = fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(random, (numbers) => {
      const held = concealReview(withOtherKey(numbers), 'key', until);
      expect(held).toEqual({
        ...concealReview(review, 'answers', null),
        key_held_until: until.toISOString(),
      });
    }),
  );
});

test('before the score is shown, what a student gets does not depend on it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100 }), fc.nat({ max: 100 }), (score, final_score) => {
      const result = { ...review.result, score, final_score };
      expect(concealReview({ ...review, result }, 'nothing', null)).toEqual(
        concealReview(review, 'nothing', null),
      );
      expect(concealResult(result, 'nothing')).toEqual(concealResult(review.result, 'nothing'));
      const { id, number, state, started_at, deadline } = attempt;
      const summary = { id, number, state, started_at, deadline, submitted_at: null, score, final_score };
      expect(concealSummary(summary, 'nothing')).toMatchObject({ score: null, final_score: null });
    }),
  );
});

test('a teacher’s mark and comment come with the answers', () => {
  const written = concealReview(review, 'answers', null)
    .parts.flatMap(({ questions }) => questions)
    .filter(({ question }) => question.content.type === 'long_answer');
  const [before] = review.parts
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => question.content.type === 'long_answer');
  expect(written).toEqual([{ ...before, key: null }]);
});

test('before the answers are shown, a submitted attempt has no questions and no answers', () => {
  for (const shown of ['nothing', 'score'] as const) {
    expect(concealReview(review, shown, null).parts).toEqual([]);
    expect(concealAttempt(attempt, false, shown)).toMatchObject({ paper: { parts: [] }, answers: [] });
    expect(concealAttempt(attempt, true, shown)).toBe(attempt);
  }
  expect(concealReview(review, 'key', null)).toEqual(review);
});
