import { describe, expect, test } from 'vitest';
import { basicIcs, changedEvent, readEvent, startsOf } from '../../testing/icsFiles.ts';

describe('an event of a file', () => {
  test('is read with folded lines, escaped signs and a place', async () => {
    const event = await changedEvent(
      'SUMMARY:Họp\\, tổ',
      ' \\; ba',
      'DESCRIPTION:Một\\nhai',
      'LOCATION:Phòng 3',
      'URL:https://example.org/a',
    );
    expect(event).toMatchObject({ uid: 'a@example.org', fault: null });
    expect(event?.draft).toMatchObject({
      title: 'Họp, tổ; ba',
      content: 'Phòng 3\n\nMột\nhai',
      link: 'https://example.org/a',
      time_start: '2026-12-01T01:00:00.000Z',
    });
  });

  test.each([
    ['DTSTART;TZID=America/New_York:20270701T090000', '2027-07-01T13:00:00.000Z'],
    ['DTSTART;TZID="Asia/Ho_Chi_Minh":20270701T090000', '2027-07-01T02:00:00.000Z'],
    ['DTSTART;TZID=SE Asia Standard Time:20270701T090000', '2027-07-01T02:00:00.000Z'],
    ['DTSTART;TZID="Eastern Standard Time":20270701T090000', '2027-07-01T13:00:00.000Z'],
    ['DTSTART:20270701T090000', '2027-07-01T02:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20270701', '2027-06-30T17:00:00.000Z'],
  ])('%s begins at %s', async (line, start) => {
    const event = await readEvent('UID:a', 'SUMMARY:Họp', line);
    expect(event?.draft?.time_start).toBe(start);
  });

  test.each([
    ['DTSTART;TZID=Mars/Olympus:20270701T090000', 'zone'],
    ['DTSTART:20270231T090000Z', 'times'],
    ['DTSTART:tomorrow', 'times'],
    ['DTEND:20261130T010000Z', 'times'],
    ['DTEND:20270801T010000Z', 'tooLong'],
    ['DTSTART:19990104T010000Z', 'years'],
    ['DTEND:20261201T010000Z', 'times'],
    ['UID:', 'notUnderstood'],
    ['SUMMARY:', 'notUnderstood'],
    ['STATUS:CANCELLED', 'cancelled'],
    ['RRULE:FREQ=YEARLY;BYMONTH=3;COUNT=3', 'repeats'],
    ['RRULE:FREQ=SECONDLY;COUNT=999', 'repeats'],
    ['RRULE:FREQ=DAILY;COUNT=999999999', 'repeats'],
    ['RRULE:FREQ=DAILY;UNTIL=99991231', 'repeats'],
    ['RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', 'repeats'],
    ['RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=3', 'repeats'],
    ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T010000Z', 'repeats'],
    ['RECURRENCE-ID:tomorrow', 'times'],
    ['EXDATE:20261201T010000Z', 'cancelled'],
    ['EXDATE:tomorrow', 'times'],
    ['EXDATE;TZID=Mars/Olympus:20261201T010000', 'zone'],
    ['RDATE;VALUE=PERIOD:20261202T010000Z/PT1H', 'repeats'],
    [`RDATE:${'20261202T010000Z,'.repeat(1000)}20261202T010000Z`, 'repeats'],
    [`COMMENT:${'a'.repeat(30_000)}`, 'notUnderstood'],
    [`COMMENT${';X=1'.repeat(1000)}:a`, 'notUnderstood'],
    ['no colon at all', 'notUnderstood'],
  ])('with %s is skipped: %s', async (line, fault) => {
    expect(await changedEvent(line)).toMatchObject({ draft: null, fault });
  });

  test.each([
    ['DTSTART;TZID=America/New_York:20270314T023000', ['2027-03-14T07:30:00.000Z']],
    ['DTSTART;TZID=Europe/Berlin:20270328T023000', ['2027-03-28T01:30:00.000Z']],
  ])('at a time that clocks pass over, %s, takes place by the offset before', async (start, times) => {
    expect(await startsOf(start)).toEqual(times);
  });

  test('has nothing of what is nested in it', async () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Báo', 'DTSTART:19700101T000000Z', 'END:VALARM'];
    expect((await readEvent(...alarm, ...basicIcs))?.draft?.title).toBe('Họp');
  });

  test('has no script as its link, and no control characters', async () => {
    const event = await changedEvent('URL:javascript:alert(1)', 'SUMMARY:Họp\u0000\u0007 tổ');
    expect(event?.draft).toMatchObject({ link: '', title: 'Họp tổ' });
  });
});
