import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const place = style({ position: 'relative', flexGrow: 1, minBlockSize: 0 });
export const scroller = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer keeps the scroll position itself.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
});
export const whole = style({ position: 'relative', inlineSize: '100%' });
export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
export const older = style({
  position: 'absolute',
  // Above the space that the feed reserves for it.
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.5rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
export const toEnd = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const toEndButton = style({
  display: 'inline-flex',
  pointerEvents: 'auto',
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.middle,
});
