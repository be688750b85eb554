import { expect, test } from 'vitest';
import { meetingOf } from './meetingOf.ts';

const sessions = [
  { classroom_start_time: '2026-11-10T01:00:00Z', meeting_id: 'first' },
  { classroom_start_time: '2026-12-10T01:00:00Z', meeting_id: 'second' },
  { classroom_start_time: '2026-12-20T01:00:00Z', meeting_id: null },
];
const at = (time: string) => meetingOf(sessions, new Date(time));

test('the meeting of a class is that of its next session, else of the last', () => {
  expect(at('2026-11-01T00:00:00Z')).toBe('first');
  expect(at('2026-11-23T00:00:00Z')).toBe('second');
  expect(at('2026-12-15T00:00:00Z')).toBeNull();
  expect(meetingOf(sessions.slice(0, 2), new Date('2099-01-01T00:00:00Z'))).toBe('second');
  expect(meetingOf([], new Date('2026-11-23T00:00:00Z'))).toBeNull();
});
