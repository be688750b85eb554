import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
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
  '@media': { [media.print]: { display: 'none' } },
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
    },
    [media.print]: { display: 'none' },
  },
});
export const live = style({ pointerEvents: 'auto' });
