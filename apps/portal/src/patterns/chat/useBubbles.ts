import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import type { ChatBubble } from '@sen/ui/ChatBubbles';
import { useQueries } from '@tanstack/react-query';
import type { Conversation } from '../../outbox/outboxRecords';

/** Minimised conversations, polled; their ids tell people from groups. */
export function useBubbles(chats: readonly (Conversation & { name: string })[]): ChatBubble[] {
  const people = chats.filter(({ kind }) => kind === 'person');
  const groups = chats.filter(({ kind }) => kind === 'group');
  const personLines = useQueries({ queries: people.map(({ id }) => chatQueries.person(id)) });
  const groupLines = useQueries({ queries: groups.map(({ id }) => chatQueries.groupLine(id)) });
  return chats.map((chat) => {
    const { kind, id, name } = chat;
    const person = kind === 'person' ? personLines[people.indexOf(chat)]?.data : undefined;
    const group = kind === 'group' ? groupLines[groups.indexOf(chat)]?.data : undefined;
    return {
      id: `${kind}/${id}`,
      name: person?.name ?? group?.title ?? name,
      avatar: person?.avatar ?? group?.picture ?? undefined,
      online: person?.is_online,
      unread: (person ?? group)?.count_unread,
    };
  });
}
