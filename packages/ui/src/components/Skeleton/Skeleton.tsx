import { classes } from '../../private/classes';
import * as css from './Skeleton.css';

export const skeletonKinds = ['text', 'title', 'block', 'circle', 'control'] as const;

export interface SkeletonProps {
  kind?: (typeof skeletonKinds)[number] | undefined;
  /** Lines of a text. */
  lines?: number | undefined;
}

/** The shape of what is coming. It is mute: the place around it says once that it loads (`Loading`). */
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
