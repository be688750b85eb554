import type { User } from '@sen/api/contract/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outboxMark } from '../../outbox/outboxPrefix';
import { loadChunk } from '../chunks/loadChunk';

/** Milliseconds; delayed so that it does not slow down the page load. */
const startDelay = 2_000;

/** Sends messages that were written before the page was closed, from any page. */
export function useUnsentMessages({ id }: User): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (localStorage.getItem(outboxMark(id)) === null) return undefined;
    const timer = setTimeout(() => {
      void loadChunk(() => import('../../patterns/chat/chatWork')).then(
        ({ chatWorkOf }) => chatWorkOf(id, queries),
        // The next page tries again.
        () => undefined,
      );
    }, startDelay);
    return () => clearTimeout(timer);
  }, [id, queries]);
}
