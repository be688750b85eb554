import type { Refusal } from '@sen/domain/errors/verdict';
import { RefusalError } from '../../errors/RefusalError.ts';

/** The refusal of a locked attempt; `expected_seq` tells the page how much of its journal is stored anyway. */
export function refusedBy(outcome: { refusal: Refusal; expectedSeq?: number }): RefusalError {
  const { refusal, expectedSeq } = outcome;
  return new RefusalError(refusal.code, {
    ...(refusal.params ? { params: refusal.params } : {}),
    ...(expectedSeq === undefined ? {} : { expected_seq: expectedSeq }),
  });
}
