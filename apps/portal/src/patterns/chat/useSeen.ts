import { chatMutations } from '@sen/api/resources/chat/chatMutations';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversation } from '../../outbox/outboxRecords';

interface SeenOptions {
  /** The newest message that is shown, and that up to which the server knows them as seen. */
  last: number;
  seen: number;
  /** Milliseconds; each poll is a new one. */
  askedAt: number;
}

/** A selected conversation is seen up to its newest message (specification, section 4), while its page is visible. */
export function useSeen({ kind, id }: Conversation, { last, seen, askedAt }: SeenOptions): void {
  const queries = useQueryClient();
  const told = useRef(0);
  const failedAt = useRef<number>(undefined);
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || last <= Math.max(seen, told.current)) return;
      if (failedAt.current === askedAt) return;
      told.current = last;
      chatMutations.see({ kind, id }, last).then(
        (counts) => {
          queries.setQueryData(chatQueries.unread().queryKey, counts);
          void queries.invalidateQueries({ queryKey: chatQueries.lists() });
        },
        () => {
          // The next poll shows it as unseen, and says so again.
          told.current = 0;
          failedAt.current = askedAt;
        },
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [kind, id, last, seen, askedAt, queries]);
}
