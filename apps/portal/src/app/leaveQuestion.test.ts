import { expect, test, vi } from 'vitest';
import { registerLeaveQuestion, takeStep } from './leaveQuestion';

test('a step is taken at once unless something is asked, and then once that is agreed to', () => {
  const go = vi.fn();
  takeStep('/users', false, go);
  expect(go).toHaveBeenCalledTimes(1);

  let agree = () => {};
  const ask = vi.fn((_: string, leave: () => void) => {
    agree = leave;
  });
  const remove = registerLeaveQuestion(ask);
  takeStep('/users?page=2', false, go);
  expect(ask).toHaveBeenCalledWith('/users?page=2', go);
  expect(go).toHaveBeenCalledTimes(1);
  agree();
  expect(go).toHaveBeenCalledTimes(2);

  remove();
  takeStep('/users', false, go);
  expect(go).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a replaced address is never asked about', () => {
  const ask = vi.fn();
  const remove = registerLeaveQuestion(ask);
  const go = vi.fn();
  takeStep('/', true, go);
  expect(go).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
  remove();
});

test('what a page has registered is not removed by the page before it', () => {
  const removeFirst = registerLeaveQuestion(vi.fn());
  const ask = vi.fn();
  const remove = registerLeaveQuestion(ask);
  removeFirst();
  takeStep('/users', false, vi.fn());
  expect(ask).toHaveBeenCalledTimes(1);
  remove();
});
