import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const question = style([
  {
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    contain: 'layout',
  },
  responsive({
    phone: { paddingBlock: vars.space.xs, paddingInline: vars.space.m },
    tablet: { paddingBlock: vars.space.m, paddingInline: vars.space.xl },
  }),
]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.semibold,
  outline: 'none',
});

export const points = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.regular,
});

export const corrected = style({
  marginBlockStart: vars.space.s,
  color: vars.tone.info.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const criteria = style({ marginBlockStart: vars.space.m });

export const comment = style({
  marginBlockStart: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.tone.info.soft,
});

export const commentLabel = style({
  color: vars.tone.info.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
});

export const commentText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
