import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
  // As wide as the focus ring, so that only the line before the first group of a row is clipped.
  padding: vars.space.xxs,
  overflow: 'clip',
});

export const group = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space.xs,
      insetInlineStart: `calc(${vars.space.m} / -2)`,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});
