import { ApiError } from '@sen/api/client/ApiError';
import { expect, test } from 'vitest';
import { sendFailureOf } from './sendFailure';

test.each([
  [12, 12_000],
  // A window of a minute: asking once more costs little, and it may be over.
  [55, 30_000],
  [undefined, 0],
])('a message that comes too fast is kept and sent after %s s', (retry_after, wait) => {
  const error = new ApiError(429, 'chatTooFast', '', retry_after === undefined ? {} : { retry_after });
  expect(sendFailureOf(error)).toEqual({ kind: 'busy', wait });
});

test('one that an exam or a full quota forbids is given back with the reason', () => {
  for (const code of ['chatDuringExam', 'chatStorageFull'])
    expect(sendFailureOf(new ApiError(409, code, 'Lý do'))).toEqual({
      kind: 'refused',
      refusal: { code, message: 'Lý do' },
    });
});
