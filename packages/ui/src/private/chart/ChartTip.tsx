import type { ReactNode } from 'react';
import * as css from './chart.css';

interface ChartTipProps {
  /** The point it refers to, in pixels of the plot. */
  x: number;
  y: number;
  width: number;
  /** The side on which it is placed; by default above if there is room. */
  side?: 'above' | 'below' | undefined;
  title: string;
  children: ReactNode;
}

/** The tooltip of a data point. Visual only: the frame announces its content. */
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
