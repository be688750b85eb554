import type { ChatMessage } from '../Chat/chat';

/** The newest message that is stored: what is on its way stands behind it, and others' messages arrive before that. */
export function newestStored(thread: readonly ChatMessage[]): string | undefined {
  return thread.findLast(({ state = 'sent' }) => state === 'sent')?.id;
}

/** Messages of others after a given message, all if there was none; empty if that message is not found. */
export function newMessages(
  thread: readonly ChatMessage[],
  afterId: string | undefined,
  ownId: string,
): ChatMessage[] {
  const after = thread.findLastIndex(({ id }) => id === afterId);
  if (after < 0 && afterId !== undefined) return [];
  return thread.slice(after + 1).filter(({ sender }) => sender.id !== ownId);
}
