import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapColumns } from './mapColumns.ts';
import { readScore } from './readScore.ts';
import { blamedKey, readScoreRow, scoreChange, whyNoScore } from './readScoreRow.ts';
import { attemptScoreHeading, scoreSheet } from './scoreColumns.ts';

const mapping = { membership_code: 0, score: 1 };

test.each([
  ['', null],
  ['0', 0],
  ['100', 100],
  ['8,5', 8.5],
  ['85.25', 85.25],
  ['85,00', 85],
  ['-0', 0],
])('%j is read as %j', (text, value) => {
  expect(readScore(text)).toEqual({ ok: true, value });
});

test.each([
  ['-1', 'scoreOutOfRange'],
  ['100,01', 'scoreOutOfRange'],
  ['1e9', 'scoreOutOfRange'],
  ['8,555', 'scoreTooFine'],
  ['0,555', 'scoreTooFine'],
  ['tám', 'scoreNotANumber'],
  ['85/100', 'scoreNotANumber'],
  ['vắng', 'scoreNotANumber'],
])('%j is refused as %s', (text, code) => {
  expect(readScore(text)).toMatchObject({ ok: false, code });
});

test('a numeric cell is read by its value', () => {
  expect(readScoreRow(['SV1', { text: '8,50', number: 8.5 }], mapping)).toMatchObject({
    ok: true,
    score: 8.5,
  });
  expect(readScoreRow(['SV1', { text: '101', number: 101 }], mapping)).toMatchObject({ ok: false });
});

test('a row needs a student, and tells each wrong cell', () => {
  expect(readScoreRow(['SV1', '70'], mapping)).toEqual({
    ok: true,
    name: 'SV1',
    student: { membership_code: 'SV1' },
    written: '',
    score: 70,
    text: '70',
  });
  const { ok, ...read } = readScoreRow(['', '=A1'], mapping);
  expect(ok).toBe(false);
  expect(read).toMatchObject({
    errors: [
      { column: 'membership_code', code: 'studentNotNamed' },
      { column: 'score', code: 'formulaUnreadable' },
    ],
  });
});

test('nothing that can be typed makes a score outside its range', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const reading = readScore(text);
      if (!reading.ok || reading.value === null) return;
      expect(reading.value).toBeGreaterThanOrEqual(0);
      expect(reading.value).toBeLessThanOrEqual(100);
    }),
  );
});

test('a score is new, another or the same', () => {
  const student = { participates: true, sits: false, present: null };
  expect(scoreChange(80, student)).toBe('good');
  expect(scoreChange(80, { ...student, present: 70 })).toBe('changed');
  expect(scoreChange(80, { ...student, present: 80 })).toBe('repeated');
  expect(scoreChange(null, { ...student, present: 80 })).toBe('repeated');
});

test('who has no score is told why', () => {
  const student = { participates: true, sits: false, present: null };
  expect(whyNoScore(student)).toBeUndefined();
  expect(whyNoScore(undefined)).toBe('scoreOfOutsider');
  expect(whyNoScore({ ...student, participates: false })).toBe('scoreOfNonParticipant');
  expect(whyNoScore({ ...student, sits: true })).toBe('scoreWhileSitting');
  expect(blamedKey({ email: 'an@sen.vn' })).toBe('email');
});

test('the score of the attempts is not taken for the one to enter', () => {
  for (const language of ['vi', 'en'] as const)
    expect(
      mapColumns(scoreSheet, ['Email', attemptScoreHeading[language], scoreSheet.names.score[language]]),
    ).toEqual({ email: 0, score: 2 });
});
