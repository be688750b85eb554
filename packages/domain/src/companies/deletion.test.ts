import { expect, test } from 'vitest';
import { mayDeleteCompanies, restorableUntil } from './deletion.ts';

test('a deleted unit can be restored for 30 days', () => {
  expect(restorableUntil(new Date('2026-11-22T08:00:00Z'))).toEqual(new Date('2026-12-22T08:00:00Z'));
});

test('a class under way or an exam being taken prevents a deletion, and the refusal names it', () => {
  const running = { company_name: 'Trường Hoà Bình', classroom_name: 'Hàn K12', in_exam: false };
  const params = { unit: 'Trường Hoà Bình', classroom: 'Hàn K12' };
  expect(mayDeleteCompanies([])).toEqual({ allowed: true });
  expect(mayDeleteCompanies([running])).toEqual({ allowed: false, code: 'companyClassRunning', params });
  expect(mayDeleteCompanies([{ ...running, in_exam: true }])).toMatchObject({ code: 'companyExamRunning' });
});
