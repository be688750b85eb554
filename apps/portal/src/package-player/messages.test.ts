import { describe, expect, it } from 'vitest';
import { longestState, readPlayerMessage } from './messages';
import { percentOf } from './percentOf';

const commit = { type: 'commit', completion: 'completed', success: 'passed', score: 80, state: '{}' };

describe('readPlayerMessage', () => {
  it.each([[commit], [{ type: 'opened' }], [{ type: 'input' }], [{ ...commit, score: null }]])(
    'reads %j',
    (message) => {
      expect(readPlayerMessage(message)).toEqual(message);
    },
  );

  it('takes nothing else over', () => {
    expect(readPlayerMessage({ ...commit, token: 'x', __proto__: { polluted: true } })).toEqual(commit);
    expect(readPlayerMessage({ type: 'opened', more: 1 })).toEqual({ type: 'opened' });
  });

  it.each([
    null,
    'commit',
    { type: 'navigate' },
    { ...commit, score: Number.NaN },
    { ...commit, score: 101 },
    { ...commit, score: '80' },
    { ...commit, completion: 'browsed' },
    { ...commit, success: undefined },
    { ...commit, state: 'x'.repeat(longestState + 1) },
    { ...commit, state: {} },
  ])('is deaf to %#', (message) => {
    expect(readPlayerMessage(message)).toBeUndefined();
  });
});

it.each([
  [{ raw: 85, max: 100 }, 85],
  [{ raw: 3, min: 1, max: 5 }, 50],
  [{ scaled: 0.333333 }, 33.33],
  [{ scaled: -0.5 }, 0],
  [{ raw: 500 }, 100],
  [{ raw: 1, min: 5, max: 5 }, null],
  [{ raw: Number.NaN }, null],
  [{}, null],
])('%j is %s percent', (score, expected) => {
  expect(percentOf(score)).toBe(expected);
});
