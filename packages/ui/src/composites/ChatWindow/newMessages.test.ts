import { expect, test } from 'vitest';
import { an, direct, me } from '../Chat/sampleChat';
import { newMessages } from './newMessages';

const ids = (after: string | undefined, own: string) => newMessages(direct, after, own).map(({ id }) => id);

test('only what others wrote after it is new', () => {
  expect(ids('4', me.id)).toEqual(['7']);
  expect(ids('1', me.id)).toEqual(['3', '4', '7']);
  expect(ids('1', an.id)).toEqual(['2', '5', '6']);
  expect(ids('7', me.id)).toEqual([]);
});

test('an unknown last message gives no new messages', () => {
  expect(ids(undefined, me.id)).toEqual([]);
  expect(ids('gone', me.id)).toEqual([]);
});
