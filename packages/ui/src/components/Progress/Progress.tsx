import { useId } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import { classes } from '../../private/classes';
import * as css from './Progress.css';

export const progressTones = ['accent', 'success', 'waiting', 'danger'] as const;

export interface ProgressProps {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number | undefined;
  /** The value as text; a percentage by default. */
  valueText?: string | undefined;
  /** Displays only the bar; screen readers still read the label. */
  bare?: boolean | undefined;
  tone?: (typeof progressTones)[number] | undefined;
}

/** The progress of a task. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  bare = false,
  tone = 'accent',
}: ProgressProps) {
  const id = useId();
  const language = useLanguage();
  const announcement = valueText ?? formatShare(max === 0 ? 0 : value / max, language);
  const bar = (
    <progress
      className={classes(css.bar, css.tone[tone])}
      value={value}
      max={max}
      aria-valuetext={announcement}
      {...(bare ? { 'aria-label': label } : { 'aria-labelledby': id })}
    />
  );
  if (bare) return bar;
  return (
    <div className={css.progress}>
      <div className={css.line}>
        <span id={id}>{label}</span>
        <span aria-hidden="true" className={css.figure}>
          {announcement}
        </span>
      </div>
      {bar}
    </div>
  );
}
