import type { VideoCaptions } from './useCaptions';
import type { VideoProgress } from './useWatched';
import type { VideoPlayerMessages } from './VideoPlayer.messages';
import type { SeekRule, VideoRange } from './videoRanges';

export interface VideoPlayerProps {
  /** What it shows: 'Bài 3: Sơ cứu người bị điện giật'. */
  label: string;
  /** Address of the video. */
  src: string;
  /** Address of the picture before it begins. */
  poster?: string | undefined;
  captions?: readonly VideoCaptions[] | undefined;
  /** The language of the captions that are on from the start; none without. */
  defaultCaptions?: string | undefined;
  /** Where the person stopped last time, in seconds: offered before it begins. */
  resumeAt?: number | undefined;
  /** What they saw in earlier visits. */
  watched?: readonly VideoRange[] | undefined;
  /** `watched`: a lesson that must be seen through; one goes back freely, ahead only to what was seen. */
  seekable?: SeekRule | undefined;
  /** Begins without sound. */
  muted?: boolean | undefined;
  /** Every five seconds at most while it plays, and when it pauses, ends, is hidden or goes away. */
  onProgress?: ((progress: VideoProgress) => void) | undefined;
  onEnded?: (() => void) | undefined;
  messages?: Partial<VideoPlayerMessages> | undefined;
}
