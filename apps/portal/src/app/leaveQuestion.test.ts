import { expect, test, vi } from 'vitest';
import { registerLeaveQuestion, takeStep } from './leaveQuestion';

test('a step is taken at once unless something is asked, and then once that is agreed to', () => {
  const go = vi.fn();
  takeStep('/users', go);
  expect(go).toHaveBeenCalledTimes(1);

  let agree = () => {};
  const ask = vi.fn((_: string, leave: () => void) => {
    agree = leave;
  });
  const remove = registerLeaveQuestion(ask);
  takeStep('/users?page=2', go);
  expect(ask).toHaveBeenCalledWith('/users?page=2', go);
  expect(go).toHaveBeenCalledTimes(1);
  agree();
  expect(go).toHaveBeenCalledTimes(2);

  remove();
  takeStep('/users', go);
  expect(go).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what a page has registered is not removed by the page before it', () => {
  const removeFirst = registerLeaveQuestion(vi.fn());
  const ask = vi.fn();
  const remove = registerLeaveQuestion(ask);
  removeFirst();
  takeStep('/users', vi.fn());
  expect(ask).toHaveBeenCalledTimes(1);
  remove();
});
