import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As it was cropped, in the aspect ratio of banners before it is loaded. */
export const banner = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1518 / 751',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});
