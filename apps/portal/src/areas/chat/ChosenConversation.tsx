import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ChatIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { Conversation } from '../../outbox/outboxRecords';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { faceOf } from '../../patterns/chat/summaries';
import { words } from './words';

/** The list of conversations is shown before the code of messages is there. */
const ConversationWindow = lazyPart(
  async () => (await import('../../patterns/chat/ConversationWindow')).ConversationWindow,
);

/** The conversation that is open on the page. */
export function ChosenConversation({ conversation }: { conversation: Conversation }) {
  const query = useQuery(chatQueries.line(conversation));
  return (
    <Loaded query={query}>
      {(found) =>
        found ? (
          <Suspense fallback={<Loading />}>
            <ConversationWindow conversation={conversation} name={faceOf(found).name} frame="inline" />
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
