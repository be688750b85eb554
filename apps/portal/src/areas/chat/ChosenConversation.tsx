import type { ChatGroup, ChatPerson } from '@sen/api/contract/model';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ChatIcon } from '@sen/ui/icons';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { Conversation } from '../../outbox/outboxRecords';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { words } from './words';

/** The list of conversations is shown before the code of messages is there. */
const ConversationWindow = lazyPart(
  async () => (await import('../../patterns/chat/ConversationWindow')).ConversationWindow,
);

/** The conversation that is open on the page. */
export function ChosenConversation({ conversation }: { conversation: Conversation }) {
  const { kind, id } = conversation;
  const person = useQuery({ ...chatQueries.person(id), enabled: kind === 'person' });
  const group = useQuery({ ...chatQueries.groupLine(id), enabled: kind === 'group' });
  const line: UseQueryResult<ChatPerson | ChatGroup | null> = kind === 'person' ? person : group;
  return (
    <Loaded query={line}>
      {(found) =>
        found ? (
          <Suspense fallback={<Loading />}>
            <ConversationWindow
              conversation={conversation}
              name={'title' in found ? found.title : found.name}
              frame="inline"
            />
          </Suspense>
        ) : (
          <EmptyState icon={ChatIcon} title={words('unreachableTitle')}>
            {words('unreachableText')}
          </EmptyState>
        )
      }
    </Loaded>
  );
}
