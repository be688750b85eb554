import { answerWithin, askAfter } from '@sen/domain/study/idleGuard';
import { useEffect, useRef, useState } from 'react';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import { lastInputAnywhere } from '../../activity/recordPage';

interface IdleGuard {
  /** Seconds to answer; null while nothing is asked. */
  secondsLeft: number | null;
  stay: () => void;
}

interface GuardedRoom {
  recorder: ActivityRecorder | null;
  isPlaying: () => boolean;
  /** Called when it is asked: films stop. */
  onAsk: () => void;
  /** Called once when nobody answers. */
  onEnd: () => void;
}

/** Asks whether somebody is still there when a visible room has not been used for long, and ends it without an answer. */
export function useIdleGuard(room: GuardedRoom): IdleGuard {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const current = useRef(room);
  useEffect(() => {
    current.current = room;
  });

  useEffect(() => {
    const tick = () => {
      const { recorder, isPlaying, onAsk, onEnd } = current.current;
      if (askedAt !== null) {
        setNow(performance.now());
        if (performance.now() - askedAt >= answerWithin * 1000) onEnd();
        return;
      }
      const limit = (isPlaying() ? askAfter.playing : askAfter.reading) * 1000;
      // Whoever uses another tab is there.
      const unused = Math.min(recorder?.untouchedFor() ?? 0, Date.now() - lastInputAnywhere());
      if (document.visibilityState !== 'visible' || unused < limit) return;
      setNow(performance.now());
      setAskedAt(performance.now());
      onAsk();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [askedAt]);

  return {
    secondsLeft: askedAt === null ? null : Math.max(0, answerWithin - Math.floor((now - askedAt) / 1000)),
    stay: () => setAskedAt(null),
  };
}
