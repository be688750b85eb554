import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageNumbered } from '../../fixtures/chat';
import { mergedMessages, mergedThread, withSentMessage, type ChatThread } from './chatThread';

const numbersOf = (messages: readonly { number: number }[]) => messages.map(({ number }) => number);
const answer = (numbers: number[], changes: object = {}) => ({
  data: numbers.map((number) => messageNumbered(number)),
  has_older: true,
  has_newer: false,
  last_number: numbers.at(-1) ?? 0,
  seen_number: 0,
  count_unread: 0,
  seen: [],
  may_write: true,
  why_not: null,
  ...changes,
});

test('what polls bring is appended, and older messages are prepended', () => {
  let thread: ChatThread = mergedThread(undefined, answer([8, 9]));
  thread = mergedThread(thread, answer([10, 11]));
  thread = mergedThread(thread, answer([5, 6, 7], { has_older: false, last_number: 11 }));
  expect(numbersOf(thread.messages)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  expect(thread.has_older).toBe(false);
  thread = mergedThread(thread, answer([], { last_number: 11 }));
  expect(thread.has_older).toBe(false);
});

test('an answer without news keeps the thread, so that nothing is rendered again', () => {
  const thread = mergedThread(undefined, answer([1, 2]));
  expect(mergedThread(thread, answer([], { last_number: 2 }))).toBe(thread);
  expect(mergedThread(thread, answer([1, 2]))).toBe(thread);
  expect(mergedThread(thread, answer([], { last_number: 2, seen_number: 2 }))).not.toBe(thread);
});

test('a message that was sent from here is added when nothing is missing before it', () => {
  const thread = mergedThread(undefined, answer([1, 2]));
  expect(numbersOf(withSentMessage(thread, messageNumbered(3)).messages)).toEqual([1, 2, 3]);
  expect(withSentMessage(thread, messageNumbered(2))).toBe(thread);
});

test('one that was sent behind missing messages is ahead until a poll has brought them', () => {
  const thread = mergedThread(undefined, answer([1, 2]));
  const sent = withSentMessage(withSentMessage(thread, messageNumbered(4)), messageNumbered(6));
  expect([numbersOf(sent.messages), numbersOf(sent.ahead)]).toEqual([
    [1, 2],
    [4, 6],
  ]);
  expect(withSentMessage(sent, messageNumbered(6))).toBe(sent);
  const polled = mergedThread(sent, answer([3, 4, 5]));
  expect([numbersOf(polled.messages), numbersOf(polled.ahead)]).toEqual([[1, 2, 3, 4, 5], [6]]);
  expect(mergedThread(polled, answer([6])).ahead).toEqual([]);
});

test('each message is there once and in order, however answers overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(10)), { minLength: 1 }), (parts) => {
      let messages: ReturnType<typeof mergedMessages> = [];
      // Each part touches what is known, as the answers to `since` and `before` do.
      let [from, to] = [20, 20];
      for (const [start, count] of parts) {
        const low = Math.min(start, to + 1);
        const high = Math.max(low + count, from - 1);
        messages = mergedMessages(
          messages,
          Array.from({ length: high - low + 1 }, (_, place) => messageNumbered(low + place)),
        );
        [from, to] = [Math.min(from, low), Math.max(to, high)];
      }
      const numbers = numbersOf(messages);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    }),
  );
});
