import { useEffect, useState, type RefObject } from 'react';

export interface VideoCaptions {
  /** Tells them from others of the same language; by default they are the only ones. */
  id?: string | undefined;
  /** URL of a WebVTT file of the same origin. */
  src: string;
  /** 'vi', 'en' */
  language: string;
  /** Its name in its own language: 'Tiếng Việt'. */
  label: string;
}

export const captionsId = ({ id, language }: VideoCaptions): string => id ?? language;

/**
 * The current caption lines. The browser parses and times the file; rendering is custom, so that the lines
 * are above the tools and stacked diacritics have room.
 */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  captions: readonly VideoCaptions[],
  chosen: VideoCaptions | undefined,
): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  const at = chosen ? captions.indexOf(chosen) : -1;

  useEffect(() => {
    const track = at < 0 ? undefined : element.current?.textTracks[at];
    if (!track) return undefined;
    const read = () => setLines([...(track.activeCues ?? [])].flatMap(linesOf));
    // The browser loads and times the captions, but does not draw them.
    // oxlint-disable-next-line react/immutability -- `mode` can only be set on the track itself
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
