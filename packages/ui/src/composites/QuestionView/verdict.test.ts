import { expect, test } from 'vitest';
import { sampleQuestions } from './sampleQuestions';
import { verdictOf } from './verdict';

const { question, right, wrong } = sampleQuestions.match_clauses;
const written = sampleQuestions.long_answer;

test('the score decides', () => {
  expect(verdictOf(question, right, { score: 3 })).toBe('right');
  expect(verdictOf(question, wrong, { score: 1.5 })).toBe('partlyRight');
  expect(verdictOf(question, wrong, { score: 0 })).toBe('wrong');
  expect(verdictOf(question, null, { score: 0 })).toBe('notAnswered');
});

test('a score that is not shown says nothing of right and wrong', () => {
  expect(verdictOf(question, right, {})).toBe('answered');
  expect(verdictOf(question, wrong, {})).toBe('answered');
  expect(verdictOf(question, null, {})).toBe('notAnswered');
});

test('a free text answer waits for a mark, and is then called marked rather than wrong', () => {
  expect(verdictOf(written.question, written.right, { score: null })).toBe('waiting');
  expect(verdictOf(written.question, written.right, { score: 0 })).toBe('marked');
  expect(verdictOf(written.question, written.right, { score: 10 })).toBe('right');
});
