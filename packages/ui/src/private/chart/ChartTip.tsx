import type { ReactNode } from 'react';
import * as css from './chart.css';

interface ChartTipProps {
  /** Where it points to, in pixels of the plot. */
  x: number;
  y: number;
  width: number;
  /** On which side it stands; above what has room above it, without. */
  side?: 'above' | 'below' | undefined;
  title: string;
  children: ReactNode;
}

/** Seen only: what it says is read out by the frame. */
export function ChartTip({ x, y, width, side = y < 90 ? 'below' : 'above', title, children }: ChartTipProps) {
  const half = Math.min(100, width / 2);
  return (
    <div
      aria-hidden="true"
      className={css.tip}
      data-side={side}
      style={{ insetInlineStart: Math.min(width - half, Math.max(half, x)), insetBlockStart: y }}
    >
      <span className={css.tipTitle}>{title}</span>
      {children}
    </div>
  );
}
