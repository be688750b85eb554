import type { ChatMessage } from '../Chat/chat';

/** What others have written after a message; nothing when that one is not among them. */
export function newMessages(
  thread: readonly ChatMessage[],
  afterId: string | undefined,
  ownId: string,
): ChatMessage[] {
  const after = thread.findLastIndex(({ id }) => id === afterId);
  if (after < 0) return [];
  return thread.slice(after + 1).filter(({ sender }) => sender.id !== ownId);
}
