import { expect, test } from 'vitest';
import type { OnlineClassDraft } from '@sen/api/contract/model';
import {
  checkOnlineClass,
  keptOnlineClass,
  meetingIdOf,
  meetingProviders,
  providerOf,
} from './onlineClass.ts';

const now = new Date('2026-11-22T07:00:30Z');
const classroom = {
  start: new Date('2026-11-01T01:00:00Z'),
  end: new Date('2026-12-31T10:00:00Z'),
  student_ids: ['5', '6'],
};
const draft: OnlineClassDraft = {
  classroom_id: '1',
  classroom_url: 'https://us02web.zoom.us/j/81234567890?pwd=abc',
  classroom_start_time: '2026-11-22T07:00:00Z',
  student_ids: ['5'],
};
const codes = (change: Partial<OnlineClassDraft>, before?: Date) =>
  checkOnlineClass({ ...draft, ...change }, classroom, before ? { now, before } : { now }).map(
    ({ field, code }) => `${field}: ${code}`,
  );

test.each([
  ['https://us02web.zoom.us/j/81234567890?pwd=abc', 'zoom', '81234567890'],
  ['https://meet.google.com/abc-defg-hij', 'google-meet', 'abc-defg-hij'],
  ['https://teams.microsoft.com/l/meetup-join/19%3ameeting', 'microsoft-teams', undefined],
  ['https://teams.live.com/meet/9312', 'microsoft-teams', undefined],
  ['https://teams.cloud.microsoft/l/meetup-join/19%3ameeting', 'microsoft-teams', undefined],
  ['https://gov.teams.microsoft.us/l/meetup-join/19%3ameeting', 'microsoft-teams', undefined],
  ['https://donvi.zoom.us/my/phong.an-toan', 'zoom', undefined],
  ['https://donvi.zoom.com.cn/j/812345678', 'zoom', '812345678'],
  ['https://donvi.zoomgov.com/j/1612345678', 'zoom', '1612345678'],
  ['https://ZOOM.us:443/j/81234567890', 'zoom', '81234567890'],
  ['https://notzoom.us/j/81234567890', undefined, undefined],
  ['https://zoom.us.evil.vn/j/81234567890', undefined, undefined],
  ['https://evil.vn/zoom.us/j/81234567890', undefined, undefined],
  ['https://evil.vn/?https://zoom.us/j/1', undefined, undefined],
  ['https://zооm.us/j/81234567890', undefined, undefined],
  ['https://zoom.com.vn/j/81234567890', undefined, undefined],
  ['https://google.com/abc-defg-hij', undefined, undefined],
  ['https://meet.google.com.vn/abc-defg-hij', undefined, undefined],
  ['https://microsoft.com/l/meetup-join/19', undefined, undefined],
  ['http://zoom.us/j/81234567890', undefined, undefined],
])('the address %s is of %s, meeting %s', (address, provider, id) => {
  expect(providerOf(address)).toBe(provider);
  expect(meetingIdOf(address)).toBe(id);
});

test('a session needs an https address, students of the class and a start within it', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ classroom_url: ' ' })).toEqual(['classroom_url: thisFieldIsRequired']);
  for (const classroom_url of ['zoom', 'http://zoom.us/j/1', 'javascript:alert(1)', 'https://a@zoom.us/'])
    expect(codes({ classroom_url })).toEqual(['classroom_url: meetingAddressWrong']);
  expect(codes({ student_ids: [] })).toEqual(['student_ids: thisFieldIsRequired']);
  expect(codes({ student_ids: ['5', '7'] })).toEqual(['student_ids: participantNotInClass']);
  expect(codes({ classroom_start_time: '' })).toEqual(['classroom_start_time: thisFieldIsRequired']);
  for (const classroom_start_time of ['2026-10-31T01:00:00Z', '2026-12-31T10:00:00Z'])
    expect(codes({ classroom_start_time })).toEqual(['classroom_start_time: sessionOutsideClass']);
  const past = '2026-11-21T07:00:00Z';
  expect(codes({ classroom_start_time: past })).toEqual(['classroom_start_time: startInThePast']);
  expect(codes({ classroom_start_time: past }, new Date(past))).toEqual([]);
});

test('the provider is what the address shows; a foreign host is refused whichever is chosen', () => {
  const own = 'https://hop.donvi.vn/phong-1';
  for (const provider of [undefined, ...meetingProviders])
    expect(codes({ classroom_url: own, ...(provider && { provider }) })).toEqual([
      'classroom_url: meetingHostForeign',
    ]);
  const [refused] = checkOnlineClass({ ...draft, classroom_url: own, provider: 'google-meet' }, classroom, {
    now,
  });
  expect(refused?.params).toEqual({ hosts: 'meet.google.com' });
  expect(codes({ provider: 'google-meet' })).toEqual(['provider: meetingProviderOther']);
});

test('a session is kept with the meeting of its address, and the name of its class when it has none', () => {
  expect(keptOnlineClass(draft, 'Khóa 1')).toEqual({
    name: 'Khóa 1',
    url: draft.classroom_url,
    provider: 'zoom',
    meeting_id: '81234567890',
    starts_at: new Date(draft.classroom_start_time),
  });
  const named = { ...draft, classroom_name: ' Buổi  1 ', meeting_id: ' 812 345 ' };
  expect(keptOnlineClass(named, 'Khóa 1')).toMatchObject({ name: 'Buổi 1', meeting_id: '812 345' });
});
