import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** The old value before the new one, each on lines of its own where there is no room beside. */
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const before = style({ color: vars.color.textMuted, textDecoration: 'line-through' });
export const after = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
});
export const nothing = style({ color: vars.color.textMuted, fontStyle: 'italic' });
