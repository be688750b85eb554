import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { notificationChoicesOf, wants } from './notificationChoices.ts';

test('each role chooses among what it gets', () => {
  expect(Object.fromEntries(roles.map((role) => [role, notificationChoicesOf(role)]))).toEqual({
    'super-admin': ['bell_content', 'bell_imports', 'mail_events', 'mail_forum'],
    admin: ['bell_requests', 'bell_content', 'bell_imports', 'mail_digest', 'mail_events', 'mail_forum'],
    teacher: ['bell_marking', 'bell_content', 'bell_imports', 'mail_unmarked', 'mail_events', 'mail_forum'],
    student: ['mail_exams', 'mail_results', 'mail_events', 'mail_forum'],
    wwo: ['mail_events', 'mail_forum'],
    sponsor: ['mail_events', 'mail_forum'],
  });
});

test('everything comes until one says otherwise', () => {
  expect(wants({}, 'mail_unmarked')).toBe(true);
  expect(wants({ mail_unmarked: 'on' }, 'mail_unmarked')).toBe(true);
  expect(wants({ mail_unmarked: 'off' }, 'mail_unmarked')).toBe(false);
  expect(wants({ mail_digest: 'off' }, 'mail_unmarked')).toBe(true);
});
