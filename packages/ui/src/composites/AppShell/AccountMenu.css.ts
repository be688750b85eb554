import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { truncate } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';
import { topBarHeight } from './shellSizes';

export const trigger = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    cursor: 'pointer',
    selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.hover } },
  },
]);

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: `calc(${topBarHeight} - ${vars.space.xxs})`,
  insetInlineEnd: vars.space.s,
  inlineSize: `min(18rem, calc(100vw - 2 * ${vars.space.s}))`,
  maxBlockSize: `calc(100dvh - ${topBarHeight} - ${vars.space.s})`,
  overflowY: 'auto',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.middle,
});

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  marginBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const name = style([truncate, { fontWeight: vars.fontWeight.semibold }]);
export const detail = style([
  truncate,
  { color: vars.color.textMuted, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.small },
]);

export const entry = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'none',
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:active': { background: vars.color.pressed },
      '&[aria-current]': { fontWeight: vars.fontWeight.semibold, color: vars.tone.accent.text },
    },
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
