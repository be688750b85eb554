import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const frame = style({ display: 'flex', flexDirection: 'column', gap: '0.375rem', minInlineSize: 0 });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  blockSize: 'auto',
  maxBlockSize: '20rem',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: vars.radius.m,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const description = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});
