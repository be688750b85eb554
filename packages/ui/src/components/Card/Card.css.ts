import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.density.cardPadding,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockStart: 'auto',
});

/** The whole card follows the link of its title; its other links stay on top. */
export const linked = style({
  position: 'relative',
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.tone.accent.border, boxShadow: vars.shadow.low },
    '&:has(a:first-of-type:focus-visible)': { borderColor: vars.color.focus },
  },
});
export const cover = style({});
globalStyle(`${cover} a`, { fontWeight: 'inherit' });
globalStyle(`${cover} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.l,
});
export const above = style({ position: 'relative' });
