import { globalStyle, style } from '@vanilla-extract/css';
import { actionBar } from '../../css/actionBar.css';
import { media } from '../../css/media';
import { centered } from '../../layout/PageFrame/PageFrame.css';
import { vars } from '../../tokens/vars.css';
import { dockedHeight, dockFoot } from '../Chat/dockedHeight';

/** Above a bar that stays at the foot of the page, also where the page ends and the bar with it. */
const aboveBar = '6rem';
const withBar = `html:has(${actionBar}, main [data-foot])`;

/** The bubbles and the button. */
export const corner = style({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.s,
  // The page between them can be pressed.
  pointerEvents: 'none',
  // On a phone the actions of a page have the whole width, wherever they stand: the button gives way.
  selectors: {
    [`${withBar} &`]: { insetBlockEnd: aboveBar },
    [`html:has(${actionBar}) &`]: { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } },
  },
  '@media': { [media.print]: { display: 'none' } },
});
// The end of the page can be scrolled above the button; a message alone in the middle of the page does not reach it. Where actions stand
// at the end, the button is above them, and so is its room.
globalStyle(`main:has(${corner}):not(:has(${centered}, ${actionBar}))`, { paddingBlockEnd: '4.5rem' });
globalStyle(`main:has(${corner}) :has(+ ${actionBar}):not(dialog *)`, {
  '@media': { [media.tablet]: { marginBlockEnd: '3rem' } },
});
// What gets the focus is not hidden under it. Bars have a scroll padding of their own.
globalStyle(`html:has(${corner}):not(:has(${actionBar}, main [data-foot]))`, {
  scrollPaddingBlockEnd: '5rem',
});
export const windows = style({
  '@media': {
    [media.tablet]: {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInlineEnd: '5rem',
      zIndex: vars.layer.drawer,
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'flex-end',
      gap: vars.space.s,
      pointerEvents: 'none',
      selectors: { [`${withBar} &`]: { insetBlockEnd: aboveBar, vars: { [dockFoot]: aboveBar } } },
    },
    [media.print]: { display: 'none' },
  },
});
// What a window covers can be scrolled above it, and a bar of actions stays at the foot, also where the page is short: a margin of its own
// would keep it from there.
globalStyle(`main:has(${windows}):not(:has(${centered}, ${actionBar}))`, {
  '@media': { [media.tablet]: { paddingBlockEnd: dockedHeight } },
});
globalStyle(`main:has(${windows}) :has(+ ${actionBar}):not(dialog *)`, {
  '@media': { [media.tablet]: { marginBlockEnd: 'calc(100dvh - 12rem)' } },
});
export const live = style({ pointerEvents: 'auto' });
