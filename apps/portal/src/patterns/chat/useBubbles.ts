import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import type { ChatBubble } from '@sen/ui/ChatBubbles';
import { useQueries } from '@tanstack/react-query';
import type { Conversation } from '../../outbox/outboxRecords';
import { faceOf } from './summaries';

/** Minimised conversations, polled; their ids tell people from groups. */
export function useBubbles(chats: readonly (Conversation & { name: string })[]): ChatBubble[] {
  const lines = useQueries({ queries: chats.map((chat) => chatQueries.line(chat)) });
  return chats.map(({ kind, id, name }, place) => {
    const line = lines[place]?.data;
    return { name, ...(line && faceOf(line)), id: `${kind}/${id}` };
  });
}
