import { style } from '@vanilla-extract/css';
import { vars } from '@sen/ui/tokens';

/** Short numbers, two beside each other also in a narrow column. */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.s,
});
