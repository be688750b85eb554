import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As high as a line of the table. */
export const picture = style({
  display: 'block',
  blockSize: '2rem',
  inlineSize: 'auto',
  aspectRatio: '1518 / 751',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});
