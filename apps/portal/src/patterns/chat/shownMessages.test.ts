import { directMessages, messageNumbered, thread as answer } from '@sen/api/fixtures/chat';
import { people } from '@sen/api/fixtures/people';
import { type ChatThread, mergedThread, withSentMessage } from '@sen/api/resources/chat/chatThread';
import { expect, test } from 'vitest';
import type { OutgoingMessage } from '../../outbox/Outbox';
import type { ChatUpload } from './ChatUploads';
import { shownMessages } from './shownMessages';

const me = { id: people.teacher.id, name: people.teacher.name };
const failureOf = (problem: string | Error) =>
  `failed: ${typeof problem === 'string' ? problem : problem.name}`;
const thread = mergedThread(undefined, answer);
const conversation = { kind: 'person', id: people.student.id } as const;
const outgoing = (client_id: string, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  client_id,
  conversation,
  body: 'Hẹn gặp em ở lớp.',
  file: null,
  written_at: '2026-11-21T03:00:00Z',
  refusal: null,
  ...changes,
});
const shown = (parts: Partial<Parameters<typeof shownMessages>[0]> = {}) =>
  shownMessages({ thread, outgoing: [], uploads: [], me, hasManyReaders: false, failureOf, ...parts });

test('texts, pictures and files are what they are', () => {
  const picture = messageNumbered(5, {
    type: 'image',
    file: { id: 'f', name: 'so-do.png', size: 1, media_type: 'image/png' },
  });
  const messages = shown({ thread: { ...thread, messages: [...directMessages, picture] } });
  expect(messages.map(({ kind }) => kind)).toEqual(['text', 'text', 'file', 'text', 'image']);
  expect(messages[2]).toMatchObject({
    name: 'Phiếu thực hành số 4.pdf',
    href: expect.stringContaining('/api/files/'),
  });
  expect(messages[4]).toMatchObject({ src: '/api/files/f', alt: 'so-do.png' });
});

test('what is on its way follows, and is there once when the server has it', () => {
  const waiting = [outgoing('a'), outgoing('b', { refusal: { code: 'x', message: 'locked' } })];
  const last = shown({ outgoing: waiting }).slice(-2);
  expect(last).toMatchObject([{ state: 'sending' }, { state: 'failed', failure: 'failed: locked' }]);
  const stored = messageNumbered(5, { client_id: 'a' });
  const both = shown({ thread: { ...thread, messages: [...directMessages, stored] }, outgoing: waiting });
  expect(both.filter(({ id }) => id === 'a')).toHaveLength(1);
  expect(both.find(({ id }) => id === 'a')?.state).toBeUndefined();
});

test('a message that the server has numbered behind missing ones stays', () => {
  const sent = withSentMessage(thread, messageNumbered(thread.last_number + 2, { client_id: 'a' }));
  expect(shown({ thread: sent }).at(-1)?.id).toBe('a');
  expect(shown({ thread: sent, outgoing: [outgoing('a')] }).filter(({ id }) => id === 'a')).toHaveLength(1);
});

test('a file that is being sent shows how far it is', () => {
  const upload: ChatUpload = {
    key: 'u',
    name: 'Bài giảng.pdf',
    size: 200,
    sent: 50,
    problem: null,
    conversation,
    chosenAt: '2026-11-21T03:00:00Z',
  };
  expect(shown({ uploads: [upload] }).at(-1)).toMatchObject({ state: 'sending', progress: 0.25 });
  const failed = shown({ uploads: [{ ...upload, problem: new TypeError('gone') }] }).at(-1);
  expect(failed).toMatchObject({ state: 'failed', failure: 'failed: TypeError' });
});

test('people are named at the last message that they have read, and not at their own', () => {
  const seen = (number: number, user_id = people.otherStudent.id): ChatThread['seen'] => [
    { user_id, number, user: { name: 'Dương', avatar: null } },
  ];
  const readersAt = (messages: ReturnType<typeof shown>) =>
    messages.flatMap(({ seenBy }, place) => (seenBy?.length ? [place] : []));
  expect(readersAt(shown({ thread: { ...thread, seen: seen(2) } }))).toEqual([1]);
  expect(readersAt(shown({ thread: { ...thread, seen: seen(99) } }))).toEqual([3]);
  expect(readersAt(shown({ thread: { ...thread, seen: seen(0) } }))).toEqual([]);
  expect(readersAt(shown({ thread: { ...thread, seen: seen(4, people.student.id) } }))).toEqual([]);
  expect(readersAt(shown({ thread: { ...thread, seen: seen(4, me.id) } }))).toEqual([]);
});

test('a stored message is turned into a shown one once, so that thousands are not rendered again', () => {
  expect(shown()[0]).toBe(shown()[0]);
});

test('in a large group the last own message of each run leads to who has seen it', () => {
  const aside = (parts: Parameters<typeof shown>[0]) =>
    shown(parts).flatMap(({ readersAside }, place) => (readersAside === true ? [place] : []));
  expect(aside({})).toEqual([]);
  // The second and third are own ones, the first and fourth are of the student.
  expect(aside({ hasManyReaders: true })).toEqual([2]);
});
