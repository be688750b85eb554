import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});
