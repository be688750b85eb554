import { onlineClassRows } from '@sen/api/fixtures/onlineClasses';
import { expect, test } from 'vitest';
import { meetingOf } from './meetingOf.ts';

test('the meeting of a class is that of its next session, else of the last', () => {
  const [earlier, later] = onlineClassRows;
  expect(meetingOf(onlineClassRows, new Date('2026-11-01T00:00:00Z'))).toBe(earlier?.meeting_id);
  expect(meetingOf(onlineClassRows, new Date('2026-11-23T00:00:00Z'))).toBe(later?.meeting_id);
  expect(meetingOf(onlineClassRows, new Date('2099-01-01T00:00:00Z'))).toBe(later?.meeting_id);
  expect(meetingOf([], new Date('2026-11-23T00:00:00Z'))).toBeNull();
});
