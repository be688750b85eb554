import { useEffect, useState, type RefObject } from 'react';

export interface VideoChapter {
  /** Seconds. */
  from: number;
  title: string;
}

/** The chapters of the video in their order, as the browser reads them from their file. */
export function useChapters(
  element: RefObject<HTMLVideoElement | null>,
  src: string | undefined,
): readonly VideoChapter[] {
  const [chapters, setChapters] = useState<readonly VideoChapter[]>([]);
  useEffect(() => {
    const file = element.current?.querySelector<HTMLTrackElement>('track[kind="chapters"]');
    if (src === undefined || !file) return undefined;
    const read = () => setChapters([...(file.track.cues ?? [])].flatMap(chapterOf));
    file.addEventListener('load', read);
    // A disabled track is not loaded.
    file.track.mode = 'hidden';
    if (file.readyState === HTMLTrackElement.LOADED) read();
    return () => {
      file.removeEventListener('load', read);
      setChapters([]);
    };
  }, [element, src]);
  return chapters;
}

function chapterOf(cue: TextTrackCue): VideoChapter[] {
  const title = cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').trim() : '';
  return title === '' ? [] : [{ from: cue.startTime, title }];
}
