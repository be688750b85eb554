import { useEffect, useState } from 'react';
import { hasNewBuild, leaveBuild, mayLeaveBuild } from '../chunks/newBuild';
import { isGuarded, readyToLeave } from '../session/leaveGuards';

/** `missing`: nothing is known of a new build; `updated`: there is one, which the user loads. */
export type MissingChunk = 'missing' | 'updated';

/** Longer than a browser takes to leave the page; then the user has been asked about it, and has stayed. */
const leaving = 5_000;

/**
 * Why a chunk is missing. A new build of the server is loaded at once, unless the user has work on this page: a page that was
 * shown, an open exam. That happens once for each build that is left. Null while it is found out and while the new build is loaded.
 */
export function useMissingChunk(wasShown: boolean): MissingChunk | null {
  const [state, setState] = useState<MissingChunk | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      const isNew = await hasNewBuild();
      if (!isWanted) return;
      if (!isNew) return setState('missing');
      if (wasShown || isGuarded() || !mayLeaveBuild()) return setState('updated');
      await readyToLeave('reload');
      if (!isWanted) return;
      leaveBuild();
      timer = setTimeout(() => setState('updated'), leaving);
    }
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wasShown]);
  return state;
}
