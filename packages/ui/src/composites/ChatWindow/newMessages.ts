import type { ChatMessage } from '../Chat/chat';

/** Messages of others after a given message; empty if that message is not found. */
export function newMessages(
  thread: readonly ChatMessage[],
  afterId: string | undefined,
  ownId: string,
): ChatMessage[] {
  const after = thread.findLastIndex(({ id }) => id === afterId);
  if (after < 0) return [];
  return thread.slice(after + 1).filter(({ sender }) => sender.id !== ownId);
}
