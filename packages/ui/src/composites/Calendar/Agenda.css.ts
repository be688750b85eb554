import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';
import { ink } from './eventTone.css';

export const agenda = style({ outline: 'none' });
export const list = style({ padding: 0, listStyle: 'none' });
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  columnGap: vars.space.m,
  padding: vars.space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '[data-compact] > &': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const dayName = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
});
export const dayFigure = style({
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&:not([data-today])': { color: vars.color.text } },
});
export const todayWord = style({ color: vars.tone.accent.text, fontWeight: vars.fontWeight.semibold });
export const events = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});

export const row = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: '6.75rem auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space.xs,
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingBlock: '0.6875rem',
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'transparent',
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.hover } },
  },
]);
export const time = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const glyph = style({ display: 'inline-flex', color: ink, fontSize: '1.25rem', paddingBlock: '1px' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-cancelled] &': { textDecoration: 'line-through', color: vars.color.textMuted } },
});
export const rest = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});
export const cancelled = style({ fontWeight: vars.fontWeight.medium, color: vars.color.text });

export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const dayTitle = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
});
export const dayBody = style({ padding: vars.space.xxs, minBlockSize: '6rem' });
export const none = style({
  padding: vars.space.m,
  color: vars.color.textMuted,
  textAlign: 'center',
  fontSize: vars.fontSize.small,
});
export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
});

/** Inside the popover of a day. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: '20rem',
  maxInlineSize: '100%',
});
