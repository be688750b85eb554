import type { LessonAttachment } from '@sen/api/contract/model';
import type { VideoCaptions } from '@sen/ui/VideoPlayer';
import { useEffect, useState } from 'react';
import { language } from '../../words/runtime';
import { type CaptionSource, captionsOf } from './captionFiles';
import { toWebVtt } from './toWebVtt';

/** Captions of more would not be read to the end. */
const mostBytes = 2_000_000;

async function load({ url, language: spoken }: CaptionSource, signal: AbortSignal): Promise<VideoCaptions> {
  const response = await fetch(url, { signal });
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength > mostBytes) throw new Error(`No captions at ${url}.`);
  const text = new Blob([toWebVtt(new TextDecoder().decode(bytes))], { type: 'text/vtt' });
  const label = new Intl.DisplayNames([spoken], { type: 'language' }).of(spoken) ?? spoken;
  return { src: URL.createObjectURL(text), language: spoken, label };
}

/** The captions of a film as its player reads them. Those that cannot be loaded are left out: the film is played without. */
export function useCaptionFiles(
  film: LessonAttachment,
  files: readonly LessonAttachment[],
): readonly VideoCaptions[] {
  const [captions, setCaptions] = useState<readonly VideoCaptions[]>([]);
  const sources = JSON.stringify(captionsOf(film, files, language()));
  useEffect(() => {
    const stop = new AbortController();
    let made: VideoCaptions[] = [];
    const work = (JSON.parse(sources) as CaptionSource[]).map((source) => load(source, stop.signal));
    void Promise.allSettled(work).then((loaded) => {
      made = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (stop.signal.aborted) for (const { src } of made) URL.revokeObjectURL(src);
      else if (made.length > 0) setCaptions(made);
    });
    return () => {
      stop.abort();
      setCaptions([]);
      for (const { src } of made) URL.revokeObjectURL(src);
    };
  }, [sources]);
  return captions;
}
