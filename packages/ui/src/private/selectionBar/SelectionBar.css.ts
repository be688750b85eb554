import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const place = style({
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const bar = style({
  '@media': { 'screen and (max-width: 47.99rem)': { inlineSize: '100%' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  pointerEvents: 'auto',
});
export const count = style({
  flexGrow: 1,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { 'screen and (max-width: 47.99rem)': { order: 1, flexBasis: '100%' } },
  selectors: { '&:empty': { display: 'none' } },
});
