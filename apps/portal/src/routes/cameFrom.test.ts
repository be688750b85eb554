import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cameFrom, entryState } from './cameFrom';

const history: { state: unknown } = { state: null };
const location = { pathname: '/courses' };

beforeEach(() => vi.stubGlobal('window', { history, location }));
afterEach(() => vi.unstubAllGlobals());

test('an entry knows the address that was left for it', () => {
  expect(cameFrom()).toBeNull();
  history.state = entryState(false);
  location.pathname = '/courses/1';
  expect(cameFrom()).toBe('/courses');
});

test('an entry that replaces another one comes from the same address', () => {
  history.state = entryState(true);
  location.pathname = '/courses/2';
  expect(cameFrom()).toBe('/courses');
  history.state = entryState(false);
  expect(cameFrom()).toBe('/courses/2');
});

test('an entry that somebody else made comes from nowhere', () => {
  history.state = { key: 'x' };
  expect(cameFrom()).toBeNull();
  history.state = 7;
  expect(cameFrom()).toBeNull();
});
