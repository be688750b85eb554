import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { plainList } from '../QuestionView/plainList';

export const past = style({ display: 'grid', gap: vars.space.s, marginBlockStart: vars.space.m });

export const list = style({
  ...plainList,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const attempt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const words = style({ display: 'grid', flexGrow: 1 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  fontWeight: vars.fontWeight.semibold,
});
export const when = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
export const score = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
});
