import type { CSSProperties } from 'react';

/** Passes numbers to a stylesheet as custom properties. */
export function cssVars(values: Record<`--${string}`, number | string>): CSSProperties {
  return values;
}
