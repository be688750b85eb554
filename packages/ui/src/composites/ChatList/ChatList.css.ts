import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { forcedBar } from '../../css/forcedColors';
import { media } from '../../css/media';
import { textSize, truncate } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: '1px' });
export const item = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '3.75rem',
    padding: vars.space.xs,
    borderRadius: vars.radius.m,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:active': { background: vars.color.pressed },
      '&[aria-selected="true"]': { background: vars.color.selected },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]::before': forcedBar } } },
  },
]);
export const words = style({ flexGrow: 1, minInlineSize: 0 });
export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });
export const name = style([
  truncate,
  textSize.body,
  {
    flexGrow: 1,
    fontWeight: vars.fontWeight.medium,
    selectors: { '[data-unread] &': { fontWeight: vars.fontWeight.bold } },
  },
]);
export const moment = style([textSize.caption, { flexShrink: 0, color: vars.color.textMuted }]);
export const last = style([
  truncate,
  textSize.small,
  {
    flexGrow: 1,
    color: vars.color.textMuted,
    selectors: { '[data-unread] &': { color: vars.color.text, fontWeight: vars.fontWeight.medium } },
  },
]);
export const empty = style({
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xs,
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.xs,
});
