import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const content = style({
  padding: vars.space.m,
  maxInlineSize: '24rem',
  outline: 'none',
  overflow: 'auto',
  maxBlockSize: 'inherit',
});
