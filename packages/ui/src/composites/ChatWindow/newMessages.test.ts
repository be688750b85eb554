import { expect, test } from 'vitest';
import { an, direct, me } from '../Chat/sampleChat';
import { newestStored, newMessages } from './newMessages';

const ids = (after: string | undefined, own: string) => newMessages(direct, after, own).map(({ id }) => id);

test('only what others wrote after it is new', () => {
  expect(ids('4', me.id)).toEqual(['7']);
  expect(ids('1', me.id)).toEqual(['3', '4', '7']);
  expect(ids('1', an.id)).toEqual(['2', '5', '6']);
  expect(ids('7', me.id)).toEqual([]);
});

test('a message that is gone gives no new messages, none at all gives all', () => {
  expect(ids('gone', me.id)).toEqual([]);
  expect(ids(undefined, me.id)).toEqual(['1', '3', '4', '7']);
});

test('what is on its way is never the newest', () => {
  const waiting = { ...direct[0], id: 'w', sender: me, kind: 'text', text: '', createdAt: '' } as const;
  const pending = [{ ...waiting, state: 'failed' } as const, { ...waiting, state: 'sending' } as const];
  expect(newestStored([...direct, ...pending])).toBe('7');
  expect(newestStored(pending)).toBeUndefined();
});
