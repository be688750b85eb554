import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  minInlineSize: 0,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
export const figure = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.pressed,
  overflow: 'hidden',
  '@media': {
    [media.forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText', background: 'Canvas' },
  },
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { borderRadius: vars.radius.full, background: 'currentColor' },
    '&::-moz-progress-bar': { borderRadius: vars.radius.full, background: 'currentColor' },
  },
});
const fill = (color: string) => ({ color, '@media': { [media.forced]: { color: 'Highlight' } } });
export const tone = styleVariants({
  accent: fill(vars.tone.accent.solid),
  success: fill(vars.tone.success.solid),
  waiting: fill(vars.tone.waiting.solid),
  danger: fill(vars.tone.danger.solid),
});
