import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
});
export const plus = style({ color: vars.color.textMuted, fontSize: vars.fontSize.caption });
