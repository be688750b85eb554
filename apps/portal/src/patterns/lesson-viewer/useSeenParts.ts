import { useRef } from 'react';
import { type LessonProgress, pageRanges } from './lessonRanges';
import { usePages } from './usePages';

export interface PartsProps {
  /** The part to begin at, from 0. */
  startAt?: number | undefined;
  onProgress?: ((progress: LessonProgress) => void) | undefined;
}

/** Parts may be many times as high as the window. */
const steps = 100;

/** Reports which parts of a file were seen, as pages are; returns what each part's element is given to. */
export function useSeenParts(length: number, onProgress: PartsProps['onProgress']) {
  const seen = useRef(new Set<number>());
  const { element } = usePages((page) => {
    seen.current.add(page - 1);
    onProgress?.({ position: page - 1, length, seen: pageRanges(seen.current) });
  }, steps);
  return element;
}
