import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Whole banners, in the aspect ratio in which they are cropped. */
export const banner = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1518 / 751',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

/** In place of a banner. */
export const noBanner = style([
  banner,
  { display: 'grid', placeItems: 'center', color: vars.color.textMuted },
]);
