import { expect, test } from 'vitest';
import { hasMissedCertificate } from './hasMissedCertificate.ts';

test.each([
  ['finished', 'not_pass', true],
  ['finished', 'unfinished', true],
  // It was passed, with less than the certificate asks for.
  ['finished', 'pass', true],
  // A score may be published yet.
  ['finished', 'completed', false],
  ['finished', null, false],
  ['happening', 'pass', false],
  ['happening', 'not_completed', false],
  ['not_started', 'unfinished', false],
] as const)('of a class that is %s, with the result %s: %s', (timing, completion, isMissed) => {
  const missed = (waiting: boolean) => hasMissedCertificate(timing, completion && { completion, waiting });
  expect(missed(false)).toBe(isMissed);
  // A mark may come yet.
  expect(missed(true)).toBe(false);
});
