import type { VideoCaptions } from './useCaptions';
import type { VideoProgress } from './useWatched';
import type { VideoPlayerMessages } from './VideoPlayer.messages';
import type { SeekRule, VideoRange } from './videoRanges';

export interface VideoPlayerProps {
  /** Describes the video: 'Bài 3: Sơ cứu người bị điện giật'. */
  label: string;
  /** URL of the video. */
  src: string;
  /** URL of the poster image. */
  poster?: string | undefined;
  captions?: readonly VideoCaptions[] | undefined;
  /** URL of a WebVTT file of chapters of the same origin: their titles, to jump to. */
  chapters?: string | undefined;
  /** The language of the initially active captions; none by default. */
  defaultCaptions?: string | undefined;
  /** Where the user stopped last time, in seconds: offered before playback. */
  resumeAt?: number | undefined;
  /** Ranges watched in earlier visits. */
  watched?: readonly VideoRange[] | undefined;
  /**
   * `watched`: for a lesson that must be watched fully; seeking is free backwards, forwards only within the
   * watched part.
   */
  seekable?: SeekRule | undefined;
  /** Starts muted. */
  muted?: boolean | undefined;
  /** Called at most every five seconds during playback, and on pause, end, hiding and unmounting. */
  onProgress?: ((progress: VideoProgress) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Called when playback begins and when it stops. */
  onPlayingChange?: ((playing: boolean) => void) | undefined;
  /** Called when the browser cannot decode it, which the player says too. */
  onUnplayable?: (() => void) | undefined;
  messages?: Partial<VideoPlayerMessages> | undefined;
}
