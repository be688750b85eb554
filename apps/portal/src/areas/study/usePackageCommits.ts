import { packageMutations } from '@sen/api/resources/packages/packageMutations';
import type { Answer, Package, PackageProgress } from '@sen/api/contract/model';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isFinal } from '../../activity/isFinal';
import { PackageCommits } from '../../activity/PackageCommits';
import type { Place } from '../../activity/reportStore';
import type { PackageSaying } from '../../package-player/messages';

type Committed = Answer<'commitPackage'>['data'];

const now = () => Date.now();

/** Milliseconds between two tries to send what is kept. */
const sendEvery = 30_000;

interface PackageState {
  /** Why what the package says is not stored, in the user's language. */
  refused: string | null;
  /** It was opened anew since, on another device or in another tab. */
  isElsewhere: boolean;
  /** The device has no room. */
  isFull: boolean;
}

/** Keeps what a package says until the server has it. */
export function usePackageCommits(
  userId: string,
  place: Place,
  { launched, progress }: { launched: Package; progress: PackageProgress | null },
  onCommitted: (place: Place, committed: Committed) => void,
) {
  const commits = useMemo(
    () =>
      new PackageCommits({
        store: localStorage,
        userId,
        wall: now,
        send: async (where, commit) => (await packageMutations.commit(where, commit)).data,
        isFinal,
      }),
    [userId],
  );
  const [state, setState] = useState<PackageState>({ refused: null, isElsewhere: false, isFull: false });
  const number = useRef(0);
  const opening = progress?.opening ?? null;
  // Before the effect below sends what is kept.
  const [begun] = useState(
    () =>
      progress &&
      commits.completed(
        place,
        progress,
        launched.parts.map(({ id }) => id),
      ),
  );

  const { classroom_id, session_id } = place;
  const committed = useEffectEvent(onCommitted);
  const heard = useRef<(where: Place, outcome: Committed | Error) => void>(() => undefined);
  useEffect(() => {
    heard.current = (where, outcome) => {
      const isHere = where.session_id === session_id && where.classroom_id === classroom_id;
      if (outcome instanceof Error) {
        if (isHere) setState((before) => ({ ...before, refused: outcome.message }));
        return;
      }
      if (isHere) setState((before) => ({ ...before, refused: null, isElsewhere: !outcome.is_current }));
      committed(where, outcome);
    };
  }, [classroom_id, session_id]);
  const send = useCallback(
    () => void commits.send((where, outcome) => heard.current(where, outcome)),
    [commits],
  );
  useEffect(() => {
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, sendEvery);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
      send();
    };
  }, [send]);

  const say = (part_id: string, saying: PackageSaying) => {
    if (opening === null) return;
    number.current += 1;
    const { completion, success, score, state: kept } = saying;
    try {
      commits.keep(place, {
        opening,
        number: number.current,
        part_id,
        completion,
        success,
        score,
        state: kept,
      });
      setState((before) => (before.isFull ? { ...before, isFull: false } : before));
    } catch {
      setState((before) => ({ ...before, isFull: true }));
    }
    send();
  };
  return { ...state, begun, say };
}
