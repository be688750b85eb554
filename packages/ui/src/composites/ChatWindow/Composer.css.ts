import { style } from '@vanilla-extract/css';
import { control, input } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

export const composer = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.hair,
  padding: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const box = style([control, { flexGrow: 1, minInlineSize: 0, marginInline: vars.space.xxs }]);
export const text = style([
  input,
  {
    resize: 'none',
    paddingBlock: '0.5rem',
    paddingInline: vars.space.s,
    // Grows with its content where supported; otherwise it scrolls.
    fieldSizing: 'content',
    minBlockSize: 'calc(1lh + 1rem)',
    maxBlockSize: 'calc(5lh + 1rem)',
  },
]);
