import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const sum = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
export const state = styleVariants({
  complete: { color: vars.tone.success.text },
  missing: { color: vars.tone.waiting.text },
  excess: { color: vars.tone.danger.text },
});
export const figures = style({ fontWeight: vars.fontWeight.semibold });
