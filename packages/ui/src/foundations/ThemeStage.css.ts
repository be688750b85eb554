import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.m,
});
export const stage = style({
  minInlineSize: 0,
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
