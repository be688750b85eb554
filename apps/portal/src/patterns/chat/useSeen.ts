import { chatMutations } from '@sen/api/resources/chat/chatMutations';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversation } from '../../outbox/outboxRecords';

interface SeenOptions {
  /** The newest message that is shown, and that up to which the server knows them as seen. */
  last: number;
  seen: number;
}

/** A selected conversation is seen up to its newest message (specification, section 4), while its page is visible. */
export function useSeen({ kind, id }: Conversation, { last, seen }: SeenOptions): void {
  const queries = useQueryClient();
  const told = useRef(0);
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || last <= Math.max(seen, told.current)) return;
      told.current = last;
      chatMutations.see({ kind, id }, last).then(
        (counts) => {
          queries.setQueryData(chatQueries.unread().queryKey, counts);
          void queries.invalidateQueries({ queryKey: chatQueries.lists() });
        },
        // The next poll that shows it as unseen says so again.
        () => (told.current = 0),
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [kind, id, last, seen, queries]);
}
