import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

export const swatch = style({
  display: 'block',
  inlineSize: '6.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
});
export const stage = style({
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
});
