import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const nav = style({
  position: 'relative',
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  listStyle: 'none',
  padding: 0,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  minBlockSize: '1.75rem',
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textMuted,
});

export const current = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

/** Hidden copy of the items on one line; its widths determine how many fit. */
export const ruler = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  blockSize: 0,
  overflow: 'hidden',
  display: 'flex',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.medium,
  visibility: 'hidden',
});
export const measured = style({ flexShrink: 0, display: 'inline-flex' });
