import { style, styleVariants } from '@vanilla-extract/css';
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
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { borderRadius: vars.radius.full, background: 'currentColor' },
    '&::-moz-progress-bar': { borderRadius: vars.radius.full, background: 'currentColor' },
  },
});
export const tone = styleVariants({
  accent: { color: vars.tone.accent.solid },
  success: { color: vars.tone.success.solid },
  waiting: { color: vars.tone.waiting.solid },
  danger: { color: vars.tone.danger.solid },
});
