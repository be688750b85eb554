import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The keys below the list, for whoever has a keyboard. */
export const legend = style({
  marginBlockStart: vars.space.m,
  '@media': { '(hover: none)': { display: 'none' } },
});
