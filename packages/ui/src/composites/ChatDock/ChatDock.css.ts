import { globalStyle, style } from '@vanilla-extract/css';
import { actionBar } from '../../css/actionBar.css';
import { media } from '../../css/media';
import { centered } from '../../layout/PageFrame/PageFrame.css';
import { vars } from '../../tokens/vars.css';

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
  // Above a bar that stays at the foot of the page. On a phone the actions of a page have the whole width, wherever they stand: the
  // button gives way.
  selectors: {
    [`html:has(main [data-foot]) &`]: { insetBlockEnd: '5rem' },
    [`html:has(${actionBar}) &`]: {
      display: 'none',
      insetBlockEnd: '5rem',
      '@media': { [media.tablet]: { display: 'flex' } },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
// The end of the page can be scrolled above the button; a message alone in the middle of the page does not reach it.
globalStyle(`main:has(${corner}):not(:has(${centered}))`, { paddingBlockEnd: '4.5rem' });
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
    },
    [media.print]: { display: 'none' },
  },
});
export const live = style({ pointerEvents: 'auto' });
