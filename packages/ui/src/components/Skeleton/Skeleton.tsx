import { classes } from '../../private/classes';
import * as css from './Skeleton.css';

export const skeletonKinds = ['text', 'title', 'block', 'circle', 'control'] as const;

export interface SkeletonProps {
  kind?: (typeof skeletonKinds)[number] | undefined;
  /** Number of lines of a text. */
  lines?: number | undefined;
}

/** A placeholder in the shape of the content. Hidden from screen readers: `Loading` around it announces the loading once. */
export function Skeleton({ kind = 'text', lines = 1 }: SkeletonProps) {
  if (kind !== 'text') return <span aria-hidden="true" className={css.kind[kind]} />;
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes(css.kind.text, lines > 1 && line === lines - 1 && css.last)} />
      ))}
    </span>
  );
}
