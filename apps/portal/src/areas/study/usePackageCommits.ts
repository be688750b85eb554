import type { Answer, Package, PackageProgress } from '@sen/api/contract/model';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { commitsOf } from '../../activity/commitsOf';
import type { Place } from '../../activity/reportStore';
import type { PackageSaying } from '../../package-player/messages';

type Committed = Answer<'commitPackage'>['data'];

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
) {
  const commits = useMemo(() => commitsOf(userId), [userId]);
  const [state, setState] = useState<PackageState>({ refused: null, isElsewhere: false, isFull: false });
  const number = useRef(0);
  const opening = progress?.opening ?? null;
  // Before what is kept is sent.
  const [begun] = useState(
    () =>
      progress &&
      commits.completed(
        place,
        progress,
        launched.parts.map(({ id }) => id),
      ),
  );

  const hear = useEffectEvent((where: Place, outcome: Committed | Error) => {
    if (where.session_id !== place.session_id || where.classroom_id !== place.classroom_id) return;
    const heard =
      outcome instanceof Error
        ? { refused: outcome.message }
        : { refused: null, isElsewhere: !outcome.is_current };
    setState((before) => ({ ...before, ...heard }));
  });
  useEffect(() => {
    const stop = commits.onHeard((where, outcome) => hear(where, outcome));
    void commits.send();
    return stop;
  }, [commits]);

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
    void commits.send();
  };
  return { ...state, begun, say };
}
