import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ChatIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../outbox/outboxRecords';
import { ConversationWindow } from '../../patterns/chat/ConversationWindow';
import { words } from './words';

/** The conversation that is open on the page. */
export function ChosenConversation({ conversation }: { conversation: Conversation }) {
  const { kind, id } = conversation;
  const person = useQuery({ ...chatQueries.person(id), enabled: kind === 'person' });
  const group = useQuery({ ...chatQueries.groupLine(id), enabled: kind === 'group' });
  const line = kind === 'person' ? person.data : group.data;
  if (line === null)
    return (
      <EmptyState icon={ChatIcon} title={words('unreachableTitle')}>
        {words('unreachableText')}
      </EmptyState>
    );
  return <ConversationWindow conversation={conversation} name="" frame="inline" />;
}
