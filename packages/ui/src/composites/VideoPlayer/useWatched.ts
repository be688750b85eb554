import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { joinRanges, playedSince, type VideoRange } from './videoRanges';

export interface VideoProgress {
  /** Seconds from the start. */
  position: number;
  /** Of the whole, in seconds. */
  duration: number;
  /** All watched ranges including earlier visits, in order and without overlaps. */
  watched: readonly VideoRange[];
}

/** Interval in milliseconds. */
const pause = 5000;

/** Records the watched ranges and reports them periodically, and before the page may be closed. */
export function useWatched(before: readonly VideoRange[], onProgress?: (progress: VideoProgress) => void) {
  const [watched, setWatched] = useState<readonly VideoRange[]>(() => joinRanges(before));
  const [last, setLast] = useState<number>();
  const unreported = useRef<VideoProgress | undefined>(undefined);
  const reportedAt = useRef(0);
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  });

  const flush = useCallback((now: number) => {
    if (!unreported.current) return;
    reportedAt.current = now;
    report.current?.(unreported.current);
    unreported.current = undefined;
  }, []);

  useEffect(() => {
    const hide = (event: Event) => {
      if (document.visibilityState === 'hidden') flush(event.timeStamp);
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', hide);
      flush(0);
    };
  }, [flush]);

  function onTimeUpdate({ currentTarget: video, timeStamp }: SyntheticEvent<HTMLVideoElement>) {
    const now = video.currentTime;
    const played =
      last === undefined || video.seeking ? undefined : playedSince(last, now, video.playbackRate);
    setLast(now);
    if (!played) return;
    const next = joinRanges([...watched, played]);
    setWatched(next);
    unreported.current = { position: now, duration: video.duration, watched: next };
    if (timeStamp - reportedAt.current >= pause) flush(timeStamp);
  }

  return {
    watched,
    listeners: {
      onTimeUpdate,
      onSeeking: () => setLast(undefined),
      onPause: ({ timeStamp }: SyntheticEvent) => flush(timeStamp),
      onEnded: ({ timeStamp }: SyntheticEvent) => flush(timeStamp),
    },
  };
}
