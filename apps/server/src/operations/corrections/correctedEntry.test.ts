import type { CorrectionChange } from '@sen/api/contract/model';
import { exam } from '@sen/api/fixtures/exams';
import { questionSamples } from '@sen/api/fixtures/questions';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { checkChange } from '@sen/domain/corrections/checkChange';
import {
  correctedEntries,
  type ExamEntry,
  scoreEntry,
  scoreMark,
} from '@sen/domain/corrections/correctedEntry';

const entries: ReadonlyMap<string, ExamEntry> = new Map(
  exam.parts
    .flatMap(({ questions }) => questions)
    .map(({ question, score }) => [question.id, { question, worth: score }]),
);
const all = [...entries.values()];
const choice = all.find(({ question }) => question.content.type === 'one_choice');
const written = all.find(({ question }) => question.content.type === 'long_answer');
if (!choice || !written) throw new Error('The exam of the fixtures lacks a type.');
const samples = questionSamples.one_choice;
const wrongChoice = samples.wrong.type === 'one_choice' ? samples.wrong.choice : null;
if (wrongChoice === null) throw new Error('A sample has another type.');
const newKey = {
  kind: 'key' as const,
  question_id: choice.question.id,
  key: { type: 'one_choice' as const, choice: wrongChoice },
  keep_old: false,
} satisfies CorrectionChange;
const after = (...changes: CorrectionChange[]) => {
  const entry = correctedEntries(entries, changes).get(choice.question.id);
  if (!entry) throw new Error('The question is gone.');
  return {
    right: scoreEntry(entry, samples.right),
    wrong: scoreEntry(entry, samples.wrong),
    none: scoreEntry(entry, null),
  };
};

test('a new key, one beside the old one, and a void question', () => {
  const { worth } = choice;
  const question_id = choice.question.id;
  expect(after()).toEqual({ right: worth, wrong: 0, none: 0 });
  expect(after(newKey)).toEqual({ right: 0, wrong: worth, none: 0 });
  expect(after({ ...newKey, keep_old: true })).toEqual({ right: worth, wrong: worth, none: 0 });
  expect(after({ kind: 'void', question_id, points_to: 'everybody' })).toEqual({
    right: worth,
    wrong: worth,
    none: worth,
  });
  expect(after({ kind: 'void', question_id, points_to: 'nobody' })).toEqual({ right: 0, wrong: 0, none: 0 });
});

test('a mark keeps its share of the points', () => {
  const change: CorrectionChange = {
    kind: 'points',
    points: [{ question_id: written.question.id, points: written.worth * 2 }],
  };
  const entry = correctedEntries(entries, [change]).get(written.question.id);
  if (!entry) throw new Error('The question is gone.');
  assert(
    property(integer({ min: 0, max: written.worth * 100 }), (hundredths) => {
      expect(scoreMark(entry, hundredths / 100, null)).toBe((hundredths * 2) / 100);
    }),
  );
  // Given after the change, out of the new points.
  expect(scoreMark(entry, 7, written.worth * 2)).toBe(7);
});

test('a change fits the exam and changes something', () => {
  const codes = (change: CorrectionChange) => checkChange(entries, change).map(({ code }) => code);
  expect(codes(newKey)).toEqual([]);
  expect(codes({ ...newKey, question_id: '99999' })).toEqual(['correctionQuestionUnknown']);
  expect(codes({ ...newKey, key: choice.question.key })).toEqual(['correctionChangesNothing']);
  expect(codes({ ...newKey, key: { type: 'true_false', value: true } })).not.toEqual([]);
  expect(
    codes({ kind: 'key', question_id: written.question.id, key: written.question.key, keep_old: false }),
  ).toEqual(['correctionKeyOfWritten']);
  const more = { question_id: choice.question.id, points: choice.worth + 1 };
  expect(codes({ kind: 'points', points: [more] })).toEqual(['correctionPointsSum']);
  expect(codes({ kind: 'points', points: [{ ...more, points: 0 }] })).toEqual(['correctionPointsWrong']);
  const less = { question_id: written.question.id, points: written.worth - 1 };
  expect(codes({ kind: 'points', points: [more, less] })).toEqual([]);
});
