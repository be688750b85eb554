import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { media } from './media';

/** The actions of a page: stays at the end of the window while the page is longer than it. */
export const actionBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

// What gets the focus is not hidden under the bar.
globalStyle(`html:has(${actionBar})`, { scrollPaddingBlockEnd: '6rem' });
// Its own actions are always in sight: moved out of the scroll padding, they do not scroll the page when they get the focus.
globalStyle(`${actionBar} :is(a, button)`, { scrollMarginBlock: '6rem -6rem' });
