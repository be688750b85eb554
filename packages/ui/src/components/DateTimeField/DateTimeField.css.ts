import { style } from '@vanilla-extract/css';
import { control } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

export const field = style([
  control,
  {
    gap: 0,
    paddingInline: vars.density.controlPadding,
    fontSize: vars.density.fontSize,
    lineHeight: vars.density.lineHeight,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'text',
  },
]);
export const segment = style({
  padding: '0.0625rem 0.125rem',
  borderRadius: vars.radius.s,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { background: vars.tone.accent.solid, color: vars.tone.accent.onSolid },
  },
});
export const sign = style({ color: vars.color.textMuted, whiteSpace: 'pre' });
export const space = style({ inlineSize: vars.space.xs });
