import { useId } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import type { Tone } from '../../tokens/tones';
import * as css from './Meter.css';
import { thresholdOf } from './thresholdOf';

export interface MeterThreshold {
  /** Minimum value, inclusive. */
  from: number;
  tone: Tone;
  /** The meaning of this range; the tone only repeats it. */
  words: string;
}

export interface MeterProps {
  label: string;
  /** Between `min` and `max`; a value outside is drawn empty or full, and announced unchanged. */
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  /** The value as text, such as '8,2 trên 10 GB'; a percentage by default. */
  valueText?: string | undefined;
  thresholds?: readonly MeterThreshold[] | undefined;
}

/** An amount on a scale with known ends. */
export function Meter({ label, value, min = 0, max = 100, valueText, thresholds = [] }: MeterProps) {
  const id = useId();
  const language = useLanguage();
  const share = max > min ? (value - min) / (max - min) : 0;
  const drawn = Math.min(Math.max(share, 0), 1);
  const figure = valueText ?? formatShare(share, language);
  const reached = thresholdOf(value, thresholds);
  return (
    <div className={css.meter}>
      <div className={css.line}>
        <span id={id}>{label}</span>
        <span aria-hidden="true" className={css.figure}>
          {figure}
          {reached && (
            <>
              {' · '}
              <span className={css.words[reached.tone]}>{reached.words}</span>
            </>
          )}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={reached ? `${figure}, ${reached.words}` : figure}
        className={css.bar}
      >
        {/* An SVG, so that the width is an attribute and needs no inline style. */}
        <svg
          className={`${css.filled} ${css.tone[reached?.tone ?? 'accent']}`}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={drawn * 100} height="1" fill="currentColor" />
        </svg>
      </div>
    </div>
  );
}
