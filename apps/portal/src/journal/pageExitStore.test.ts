import { describe, expect, test, vi } from 'vitest';
import { textStore } from '../device/testing/textStore';
import type { Change } from './journalRecords';
import { pageExitStore } from './pageExitStore';

const owner = { user_id: '5', attempt_id: 'a' };
const change = (question_id: string, text: string): Change => ({
  question_id,
  answer: { type: 'short_answer', text },
  base: 0,
  written_at: '2026-11-21T02:00:00.000Z',
});
const flag = (question_id: string): Change => ({
  question_id,
  flagged: true,
  base: 0,
  written_at: '2026-11-21T02:00:00.000Z',
});

describe('last words', () => {
  test('are read by the next page of the same person and attempt, and by nobody else', () => {
    const store = textStore();
    pageExitStore(store, 'one').save(owner, [change('1', 'a')], 'disk');
    const next = pageExitStore(store, 'two');
    expect(next.read(owner)).toEqual([change('1', 'a')]);
    expect(next.read({ ...owner, user_id: '6' })).toEqual([]);
    expect(next.read({ ...owner, attempt_id: 'b' })).toEqual([]);
    next.clear(owner);
    expect(store.length).toBe(0);
  });

  test('are taken back by the page that wrote them, and by a newer change of the same matter', () => {
    const store = textStore();
    const one = pageExitStore(store, 'one');
    one.save(owner, [change('1', 'a'), flag('1'), change('2', 'b')], 'disk');
    pageExitStore(store, 'two').drop(owner, change('1', 'c'));
    expect(one.read(owner)).toEqual([flag('1'), change('2', 'b')]);
    one.save(owner, [], 'disk');
    expect(store.length).toBe(0);
  });

  test('that the journal knows are forgotten, and what a page has said meanwhile is not', () => {
    const store = textStore();
    const one = pageExitStore(store, 'one');
    one.save(owner, [change('1', 'a'), change('2', 'b')], 'disk');
    const known = pageExitStore(store, 'two').read(owner);
    one.save(owner, [change('1', 'ab'), change('2', 'b')], 'disk');
    pageExitStore(store, 'two').removeKnown(owner, known);
    expect(one.read(owner)).toEqual([change('1', 'ab')]);
  });

  test('of a page whose disk refuses are told apart, and move there with it', () => {
    const store = textStore();
    const one = pageExitStore(store, 'one');
    one.save(owner, [change('1', 'a')], 'disk');
    one.save(owner, [change('1', 'ab')], 'memory');
    expect(one.read(owner, 'disk')).toEqual([]);
    expect(one.read(owner)).toEqual([change('1', 'ab')]);
  });

  test('that cannot be kept or read hurt nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const full = {
      ...textStore(),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    pageExitStore(full, 'one').save(owner, [change('1', 'a')], 'disk');
    expect(warn).toHaveBeenCalledOnce();
    const store = textStore();
    store.setItem('sen-exam-last-words/5/a/x', '{broken');
    expect(pageExitStore(store, 'two').read(owner)).toEqual([]);
  });
});
