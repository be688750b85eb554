import { useEffect, useState, type RefObject } from 'react';

export interface VideoCaptions {
  /** Address of a WebVTT file of this site. */
  src: string;
  /** 'vi', 'en' */
  language: string;
  /** Its name in its own language: 'Tiếng Việt'. */
  label: string;
}

/**
 * The lines that are said now. The browser reads the file and keeps the time; drawing is ours, so that the lines stand
 * above the tools and stacked marks have room.
 */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  captions: readonly VideoCaptions[],
  chosen: string | null,
): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  const at = captions.findIndex(({ language }) => language === chosen);

  useEffect(() => {
    const track = at < 0 ? undefined : element.current?.textTracks[at];
    if (!track) return undefined;
    const read = () => setLines([...(track.activeCues ?? [])].flatMap(linesOf));
    // Loaded and timed, but not drawn by the browser.
    // oxlint-disable-next-line react/immutability -- the browser's own list of tracks is told so, there is no other way
    track.mode = 'hidden';
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      track.mode = 'disabled';
      setLines([]);
    };
  }, [at, element]);

  return lines;
}

const linesOf = (cue: TextTrackCue) =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').split('\n') : [];
