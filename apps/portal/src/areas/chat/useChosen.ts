import { useSearchParams } from 'wouter';
import { href } from '../../routes/paths';
import type { Conversation } from '../../outbox/outboxRecords';

const kinds = ['person', 'group'] as const;

/** The address of a conversation on the page of the chat. */
export function conversationHref({ kind, id }: Conversation): string {
  return `${href('chat')}?${kind}=${encodeURIComponent(id)}`;
}

/** The conversation that the address names. */
export function useChosen(): [
  chosen: Conversation | null,
  choose: (conversation: Conversation | null) => void,
] {
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((name) => search.get(name));
  const id = kind && search.get(kind);
  return [
    kind && id ? { kind, id } : null,
    (conversation) =>
      setSearch(conversation ? { [conversation.kind]: conversation.id } : {}, {
        // The way back leads to the list, and not through every conversation that was read.
        replace: kind !== undefined && conversation !== null,
      }),
  ];
}
