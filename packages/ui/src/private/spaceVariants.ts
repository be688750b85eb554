import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import type { Space } from '../tokens/scales';
import { vars } from '../tokens/vars.css';

/** One class for each step of the space scale. For .css.ts files only. */
export function spaceVariants(look: (space: string) => StyleRule): Record<Space, string> {
  return styleVariants(vars.space, (space: string) => look(space));
}
