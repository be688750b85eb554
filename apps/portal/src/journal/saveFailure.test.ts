import { ApiError } from '@sen/api/client/ApiError';
import { expect, test } from 'vitest';
import { saveFailureOf } from './saveFailure';

const batch: Parameters<typeof saveFailureOf>[1] = {
  journal_id: 'a',
  entries: [],
  known_server_seq: 0,
  attempt_id: '1',
  survey_id: '1',
  acknowledged_seq: 0,
  more: false,
  unsent: 0,
};

test('a temporary password that is still to be changed keeps the answers waiting, and refuses none', () => {
  const refusal = new ApiError(403, 'passwordMustBeChanged', 'Hãy đặt mật khẩu mới.');
  expect(saveFailureOf(refusal, batch)).toEqual({ kind: 'busy', wait: 0, reason: 'Hãy đặt mật khẩu mới.' });
});

test.each(['attemptOver', 'answerTooLate', 'attemptReset'])('%s ends sending, with the reason', (code) => {
  expect(saveFailureOf(new ApiError(409, code, 'Không nhận nữa.'), batch)).toEqual({
    kind: 'over',
    code,
    reason: 'Không nhận nữa.',
  });
});
