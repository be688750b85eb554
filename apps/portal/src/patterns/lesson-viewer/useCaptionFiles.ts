import type { LessonAttachment } from '@sen/api/contract/model';
import type { VideoCaptions } from '@sen/ui/VideoPlayer';
import { useEffect, useState } from 'react';
import { language } from '../../words/runtime';
import { type CaptionSource, captionsOf, chaptersOf } from './captionFiles';
import { toWebVtt } from './toWebVtt';

/** Captions of more would not be read to the end. */
const mostBytes = 2_000_000;

interface FilmTexts {
  captions: readonly VideoCaptions[];
  chapters: string | undefined;
}

/** The address of a file as WebVTT, in memory. */
async function load(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength > mostBytes) throw new Error(`No captions at ${url}.`);
  const text = new Blob([toWebVtt(new TextDecoder().decode(bytes))], { type: 'text/vtt' });
  return URL.createObjectURL(text);
}

function captionsFrom({ url, language: spoken, number }: CaptionSource, src: string): VideoCaptions {
  const name = new Intl.DisplayNames([spoken], { type: 'language' }).of(spoken) ?? spoken;
  return { id: url, src, language: spoken, label: number === null ? name : `${name} (${number})` };
}

const none: FilmTexts = { captions: [], chapters: undefined };

/** The captions and chapters of a film as its player reads them. Those that cannot be loaded are left out: the film is played without. */
export function useCaptionFiles(film: LessonAttachment, files: readonly LessonAttachment[]): FilmTexts {
  const [texts, setTexts] = useState(none);
  const wanted = JSON.stringify([
    captionsOf(film, files, language()),
    chaptersOf(film, files, language()) ?? null,
  ]);
  useEffect(() => {
    const stop = new AbortController();
    const made = new Map<string, string>();
    const [captions, chapters] = JSON.parse(wanted) as [CaptionSource[], string | null];
    const urls = [...captions.map(({ url }) => url), ...(chapters === null ? [] : [chapters])];
    const work = urls.map(async (url) => made.set(url, await load(url, stop.signal)));
    const forget = () => {
      for (const src of made.values()) URL.revokeObjectURL(src);
    };
    void Promise.allSettled(work).then(() => {
      if (stop.signal.aborted) return forget();
      return setTexts({
        captions: captions.flatMap((one) => {
          const src = made.get(one.url);
          return src === undefined ? [] : [captionsFrom(one, src)];
        }),
        chapters: chapters === null ? undefined : made.get(chapters),
      });
    });
    return () => {
      stop.abort();
      setTexts(none);
      forget();
    };
  }, [wanted]);
  return texts;
}
