import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { eachTone } from '../../private/eachTone';
import { vars } from '../../tokens/vars.css';

export const meter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  minInlineSize: 0,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
export const figure = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const words = styleVariants(eachTone, (tone) => ({
  color: vars.tone[tone].text,
  fontWeight: vars.fontWeight.medium,
}));

/** Less rounded than a progress bar, because it shows an amount, not progress. */
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: vars.radius.s,
  background: vars.color.pressed,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const filled = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const tone = styleVariants(eachTone, (key) => ({
  color: vars.tone[key].solid,
  '@media': { [media.forced]: { color: 'Highlight' } },
}));
