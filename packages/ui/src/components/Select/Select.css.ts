import { style } from '@vanilla-extract/css';
import { control } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

export const root = style({ minInlineSize: 0 });

export const button = style([
  control,
  {
    inlineSize: '100%',
    paddingInline: vars.density.controlPadding,
    paddingBlock: vars.space.xxs,
    fontSize: vars.density.fontSize,
    lineHeight: vars.density.lineHeight,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.textMuted },
      [`${root}[data-invalid] &`]: {
        borderColor: vars.tone.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.tone.danger.text}`,
      },
    },
  },
]);

export const value = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});
export const arrow = style({ display: 'inline-flex', color: vars.color.textMuted });
