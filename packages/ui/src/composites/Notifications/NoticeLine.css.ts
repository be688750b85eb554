import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { textSize } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

export const line = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    inlineSize: '100%',
    padding: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'none',
    color: vars.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:active': { background: vars.color.pressed },
    },
  },
]);
export const picture = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.tone.accent.softHover,
  color: vars.tone.accent.text,
});
export const words = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });
export const title = style([
  textSize.small,
  {
    overflowWrap: 'anywhere',
    selectors: { '&[data-unread]': { fontWeight: vars.fontWeight.semibold } },
  },
]);
export const note = style([textSize.caption, { color: vars.color.textMuted, overflowWrap: 'anywhere' }]);
export const dot = style({
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: '0.4375rem',
  borderRadius: vars.radius.full,
  background: vars.tone.attention.solid,
  forcedColorAdjust: 'none',
  '@media': { [media.forced]: { background: 'Highlight' } },
});
export const empty = style({
  display: 'block',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const waiting = style({ display: 'flex', gap: vars.space.s, padding: vars.space.xs });
