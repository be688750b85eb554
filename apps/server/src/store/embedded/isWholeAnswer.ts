const queryType = 'Q'.charCodeAt(0);
const sync = Buffer.from('S\0\0\0\u0004');
/** ReadyForQuery without its last byte, the state of the transaction. */
const ready = Buffer.from('Z\0\0\0\u0005');

/**
 * Whether the engine has answered a message of the wire protocol to its end. An engine that has ended itself (a PANIC, as of a
 * checkpoint on a full disk) never says that it is ready again, and answers whatever follows with nothing.
 */
export function isWholeAnswer(message: Uint8Array, answer: Uint8Array): boolean {
  const asksForReady = message[0] === queryType || sync.equals(message.subarray(-sync.length));
  return !asksForReady || ready.equals(answer.subarray(-ready.length - 1, -1));
}
