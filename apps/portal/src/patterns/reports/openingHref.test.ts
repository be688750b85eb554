import { expect, test } from 'vitest';
import { classConditions } from './classConditions';
import { cellHref, openingHref, periodConditions, reportHref } from './openingHref';

test('what a number opens to is an address with its filters', () => {
  expect(
    openingHref({
      report: 'completion',
      filters: [
        { field: 'student', keyword: 'minh châu', compare: 'like' },
        { field: 'completion', keyword: 'completed', compare: 'like' },
        { field: 'completion', keyword: 'pass', compare: 'like' },
        { field: 'starts_at', keyword: '2026-10-31T17:00:00.000Z', compare: 'isAfter' },
        { field: 'starts_at', keyword: '2026-11-07T16:59:59.000Z', compare: 'isBefore' },
      ],
    }),
  ).toBe(
    '/overview/completion-status?f.completion=completed&f.completion=pass&f.starts_at=after%3A2026-11-01&f.starts_at=before%3A2026-11-08&q=minh+ch%C3%A2u',
  );
  expect(openingHref({ report: 'classes', filters: [] })).toBe('/overview/classroom-report');
});

test('a number of a row opens to what is of its thing or day', () => {
  const ofClass = {
    report: 'completion',
    filters: { classroom_id: { row: 'class' }, completion: ['pass'] },
  } as const;
  expect(cellHref({ opens: ofClass }, { class: { id: '7', name: 'K12' } })).toBe(
    '/overview/completion-status?f.classroom_id=7&f.completion=pass',
  );
  expect(cellHref({ opens: ofClass }, { class: null })).toBeUndefined();
  const ofDay = { report: 'accessTime', filters: { period: { row: 'day' } } } as const;
  expect(cellHref({ opens: ofDay }, { day: '2026-12-31' })).toBe(
    '/report/accessTimeReport?f.period=after%3A2026-12-31&f.period=before%3A2027-01-01',
  );
  const ofMonth = { report: 'classes', filters: { starts_at: { row: 'month', step: 'month' } } } as const;
  expect(cellHref({ opens: ofMonth }, { month: '2026-02-01' })).toBe(
    '/overview/classroom-report?f.starts_at=after%3A2026-02-01&f.starts_at=before%3A2026-03-01',
  );
  expect(cellHref({}, {})).toBeUndefined();
});

test('the addresses of section 2 become filters', () => {
  const states = { completed: true };
  expect(
    classConditions({ is_parrams: 'true', id: '7', name: 'K12', status: 'completed', userId: '5' }, states),
  ).toEqual([
    { key: 'classroom_id', choice: '7' },
    { key: 'completion', choice: 'completed' },
    { key: 'user_id', choice: '5' },
  ]);
  expect(classConditions({ is_parrams: '7' })).toEqual([{ key: 'classroom_id', choice: '7' }]);
  expect(classConditions({ is_parrams: 'true', id: 'x', status: 'gone' }, states)).toEqual([]);
  expect(classConditions({})).toEqual([]);
  expect(reportHref('accessTime', periodConditions('period', { from: '2026-11-01', to: '2026-11-07' }))).toBe(
    '/report/accessTimeReport?f.period=after%3A2026-11-01&f.period=before%3A2026-11-08',
  );
});
