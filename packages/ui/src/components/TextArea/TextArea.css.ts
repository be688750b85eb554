import { style } from '@vanilla-extract/css';
import { input } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

export const area = style([
  input,
  {
    paddingBlock: vars.space.xs,
    resize: 'vertical',
    // Grows with the text where the browser supports it, else scrolls.
    fieldSizing: 'content',
    maxBlockSize: '24rem',
  },
]);

export const counter = style({
  alignSelf: 'flex-end',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
