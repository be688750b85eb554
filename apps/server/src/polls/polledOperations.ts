import type { Caller } from '../auth/Caller.ts';
import type { OperationId } from '../contract/document.ts';

/** What pages ask for again and again, with the topics that its answer is made of. Start fails when the contract names no 304. */
export const polledOperations: Partial<Record<OperationId, (caller: Caller) => readonly string[]>> = {
  getOwnRequest: ({ id }) => [`request:${id}`],
};
