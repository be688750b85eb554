import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  textAlign: 'center',
});
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.full,
});
export const tone = styleVariants({
  neutral: { background: vars.tone.neutral.soft, color: vars.tone.neutral.text },
  accent: { background: vars.tone.accent.soft, color: vars.tone.accent.text },
  waiting: { background: vars.tone.waiting.soft, color: vars.tone.waiting.text },
  danger: { background: vars.tone.danger.soft, color: vars.tone.danger.text },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  maxInlineSize: '32rem',
});
export const more = style({ color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
