import type { User } from '@sen/api/contract/model';
import { useEffect } from 'react';
import { loadChunk } from '../chunks/loadChunk';
import { registerLeaveTask } from '../session/leaveGuards';

/** Milliseconds; delayed so that it does not slow down the page load. */
const startDelay = 2_000;

/** Records how long the pages of a member are used. */
export function useActivity({ id, admission }: Pick<User, 'id' | 'admission'>): void {
  const isMember = !admission;
  useEffect(() => {
    if (!isMember) return undefined;
    let end: (() => Promise<void>) | undefined;
    let isOver = false;
    const start = async () => {
      const { recordPage } = await loadChunk(() => import('../../activity/recordPage'));
      if (!isOver) end = recordPage(id);
    };
    const timer = setTimeout(() => void start().catch(() => undefined), startDelay);
    const stop = async () => {
      isOver = true;
      clearTimeout(timer);
      await end?.();
      end = undefined;
    };
    const unregister = registerLeaveTask(stop);
    return () => {
      unregister();
      void stop();
    };
  }, [id, isMember]);
}
