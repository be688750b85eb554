import { afterEach, expect, test, vi } from 'vitest';
import { cameFrom } from './cameFrom';

const at = (state: unknown) => vi.stubGlobal('window', { history: { state } });

afterEach(() => vi.unstubAllGlobals());

test('an entry of the history knows the address that was left for it', () => {
  at('/courses');
  expect(cameFrom()).toBe('/courses');
});

test('the first entry of a tab, or one that somebody else made, comes from nowhere', () => {
  at(null);
  expect(cameFrom()).toBeNull();
  at({ key: 'x' });
  expect(cameFrom()).toBeNull();
});
