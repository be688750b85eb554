import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const page = style({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' });
export const section = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});
