import { expect, test } from 'vitest';
import { courseResult } from './courseResult.ts';
import {
  type CourseRule,
  hasSameExams,
  isSameRule,
  type KeptFacts,
  changeOfResult,
  packFacts,
  resultOfPacked,
  resultUnder,
  unpackFacts,
} from './courseRule.ts';

const rule: CourseRule = {
  completion_score: 60,
  certificate_score: 70,
  average: 65,
  good: 80,
  excellent: 90,
  weights: { '1': 50, '2': 50 },
};
const facts: KeptFacts = {
  timing: 'happening',
  others: { total: 3, done: 3 },
  exams: [
    { exam_id: '1', handed_in: true, best_score: 40, waits: false, is_final: false },
    { exam_id: '2', handed_in: true, best_score: 90, waits: false, is_final: false },
  ],
};

test('the same facts are judged by another rule', () => {
  expect(resultUnder(facts, rule)).toEqual({
    completion: 'pass',
    score: 65,
    rating: 'average',
    certificate: false,
    waiting: false,
  });
  expect(resultUnder(facts, { ...rule, weights: { '1': 80, '2': 20 } })).toMatchObject({
    completion: 'not_completed',
    score: 50,
    rating: null,
  });
  expect(resultUnder(facts, { ...rule, weights: { '1': 20, '2': 80 } })).toMatchObject({
    completion: 'pass',
    score: 80,
    rating: 'good',
    certificate: true,
  });
});

test('an exam that the rule does not name has no weight', () => {
  const { exams, others, timing } = facts;
  const weighed = exams.map((exam) => ({ ...exam, weight: exam.exam_id === '2' ? 100 : null }));
  const only = { ...rule, weights: { '2': 100 } };
  expect(resultUnder(facts, only)).toEqual(
    courseResult({ timing, others, exams: weighed, completion_score: 60 }, only),
  );
});

test('packed facts are the same facts', () => {
  expect(unpackFacts(packFacts(facts))).toEqual(facts);
  expect(resultOfPacked(packFacts(facts), rule)).toEqual(resultUnder(facts, rule));
  const [first, ...others] = facts.exams;
  const waiting = { ...facts, exams: first ? [{ ...first, waits: true }, ...others] : [] };
  expect(unpackFacts(packFacts(waiting))).toEqual(waiting);
  expect(resultOfPacked(packFacts(waiting), { ...rule, completion_score: 90 }).waiting).toBe(true);
});

test('a move is named by what matters most to the student', () => {
  const passed = {
    completion: 'pass',
    score: 70,
    rating: 'average',
    certificate: true,
    waiting: false,
  } as const;
  const failed = {
    completion: 'not_pass',
    score: 50,
    rating: null,
    certificate: false,
    waiting: false,
  } as const;
  expect(changeOfResult(passed, failed)).toBe('lost');
  expect(changeOfResult(failed, passed)).toBe('gained');
  expect(changeOfResult(passed, { ...passed, rating: 'good' })).toBe('adjusted');
  expect(changeOfResult(passed, { ...passed, certificate: false })).toBe('adjusted');
  expect(changeOfResult(passed, { ...passed, score: 71 })).toBeNull();
});

test('rules are the same by their scores, exams and weights', () => {
  expect(isSameRule(rule, { ...rule, weights: { '2': 50, '1': 50 } })).toBe(true);
  expect(isSameRule(rule, { ...rule, good: null })).toBe(false);
  expect(isSameRule(rule, { ...rule, weights: { '1': 40, '2': 60 } })).toBe(false);
  const others = { ...rule, weights: { '1': 50, '3': 50 } };
  expect(isSameRule(rule, others)).toBe(false);
  expect(hasSameExams(rule, others)).toBe(false);
  expect(hasSameExams(rule, { ...rule, weights: { '1': 10, '2': 90 } })).toBe(true);
});
