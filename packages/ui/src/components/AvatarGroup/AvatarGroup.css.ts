import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const group = style({ display: 'flex', minInlineSize: 0, listStyle: 'none', padding: 0 });

/** A ring in the background colour separates the pictures. */
export const person = style({
  display: 'inline-flex',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  background: vars.color.surface,
});
export const overlap = styleVariants({
  small: { selectors: { '&:not(:first-child)': { marginInlineStart: '-0.375rem' } } },
  medium: { selectors: { '&:not(:first-child)': { marginInlineStart: '-0.5rem' } } },
  large: { selectors: { '&:not(:first-child)': { marginInlineStart: '-0.75rem' } } },
  portrait: { selectors: { '&:not(:first-child)': { marginInlineStart: '-1.25rem' } } },
});

export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: vars.color.pressed,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
