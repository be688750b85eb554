import type { CSSProperties } from 'react';

/** Numbers handed to a look, under the names of its own variables. */
export function cssVars(values: Record<`--${string}`, number | string>): CSSProperties {
  return values;
}
