import { useState, type RefObject, type SyntheticEvent } from 'react';
import type { VideoRange } from './videoRanges';

/** Snapshot of the video element's state. */
export interface VideoShot {
  time: number;
  /** NaN until it is known. */
  duration: number;
  buffered: readonly VideoRange[];
  paused: boolean;
  ended: boolean;
  waiting: boolean;
  muted: boolean;
  volume: number;
  rate: number;
  failed: 'network' | 'unplayable' | undefined;
}

const nothingYet: VideoShot = {
  time: 0,
  duration: Number.NaN,
  buffered: [],
  paused: true,
  ended: false,
  waiting: false,
  muted: false,
  volume: 1,
  rate: 1,
  failed: undefined,
};

export function useVideo(element: RefObject<HTMLVideoElement | null>) {
  const [shot, setShot] = useState(nothingYet);
  const read = (event: SyntheticEvent<HTMLVideoElement>) => setShot(shotOf(event.currentTarget));
  const listeners = {
    onLoadStart: read,
    onLoadedMetadata: read,
    onDurationChange: read,
    onTimeUpdate: read,
    onPlay: read,
    onPause: read,
    onPlaying: read,
    onCanPlay: read,
    onWaiting: read,
    onProgress: read,
    onSeeking: read,
    onSeeked: read,
    onVolumeChange: read,
    onRateChange: read,
    onEnded: read,
    onError: read,
  };
  return {
    shot,
    listeners,
    /** Calls `work` with the element, if it exists. */
    withVideo(work: (video: HTMLVideoElement) => void) {
      if (element.current) work(element.current);
    },
  };
}

function shotOf(video: HTMLVideoElement): VideoShot {
  const { buffered, error } = video;
  return {
    time: video.currentTime,
    duration: video.duration,
    buffered: Array.from(
      { length: buffered.length },
      (_, at) => [buffered.start(at), buffered.end(at)] as const,
    ),
    paused: video.paused,
    ended: video.ended,
    waiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    muted: video.muted || video.volume === 0,
    volume: video.volume,
    rate: video.playbackRate,
    failed: error ? (error.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'unplayable') : undefined,
  };
}
