import { expect, test } from 'vitest';
import { errorMessage } from '../errors/errorMessage.ts';
import { mayOpenSurvey } from './mayOpenSurvey.ts';

const starts_at = new Date('2026-11-16T01:30:00Z');
const ends_at = new Date('2026-11-17T00:37:27.305Z');
const open = { starts_at, ends_at, answered: false };

function refusal(now: Date, language: 'vi' | 'en', survey = open): string {
  const verdict = mayOpenSurvey(survey, now);
  return verdict.allowed ? '' : errorMessage(verdict.code, language, verdict.params);
}

test('a survey can be answered from its start until its end, once', () => {
  expect(refusal(starts_at, 'vi')).toBe('');
  expect(refusal(new Date(ends_at.getTime() - 1), 'vi')).toBe('');
  expect(refusal(starts_at, 'vi', { ...open, answered: true })).toContain('đã trả lời');
});

test('it says when it opens or ended, in the zone of the people', () => {
  const early = new Date(starts_at.getTime() - 1);
  expect(refusal(early, 'vi')).toContain('08:30 16/11/2026 (GMT+\u20607)');
  expect(refusal(early, 'en')).toContain('16/11/2026, 08:30 (GMT+\u20607)');
  expect(refusal(ends_at, 'vi')).toContain('07:37 17/11/2026 (GMT+\u20607)');
  expect(refusal(ends_at, 'en')).toContain('17/11/2026, 07:37 (GMT+\u20607)');
});
