import { RichText } from '@sen/ui/RichText';
import { memo, useEffect, useRef } from 'react';
import * as css from './SimpleFileView.css';
import { type PartsProps, useSeenParts } from './useSeenParts';
import { words } from './words';

interface SimpleTextViewProps extends PartsProps {
  /** HTML, not safe yet. */
  parts: readonly string[];
}

/** Cleaning the markup of a whole document takes longer than a frame. */
const Part = memo(RichText);

/** The text of a Word file, read part by part as it is scrolled. */
export function SimpleTextView({ parts, startAt = 0, onProgress }: SimpleTextViewProps) {
  const element = useSeenParts(parts.length, onProgress);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt === 0) return;
    list.current?.querySelector(`[data-page="${startAt + 1}"]`)?.scrollIntoView({ block: 'start' });
  }, [startAt]);
  return (
    <div ref={list} className={css.paper}>
      {parts.map((html, index) => (
        <section
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a stored view never change
          key={index}
          ref={element}
          data-page={index + 1}
          aria-label={words('part', { part: index + 1, parts: parts.length })}
          className={css.part}
        >
          <Part html={html} />
        </section>
      ))}
    </div>
  );
}
