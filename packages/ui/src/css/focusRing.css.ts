import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { media } from './media';

// No transparent outline waits for the focus: a system that forces its colours would draw it round everything.
const seen = (offset: string) => ({ outline: `2px solid ${vars.color.focus}`, outlineOffset: offset });

/** Where the system gives the colours, the ring has the one of what is chosen, not that of borders and words. */
const forced = { outlineColor: 'Highlight' };

/** For whatever takes the focus itself. RAC marks it with an attribute, native elements with a pseudo-class. */
export const focusRing = style({
  outline: 'none',
  selectors: { '&:focus-visible': seen('2px'), '&[data-focus-visible]': seen('2px') },
  '@media': {
    [media.forced]: { selectors: { '&:focus-visible': forced, '&[data-focus-visible]': forced } },
  },
});

/** For things that touch their neighbours (rows, tabs, menu items): the ring lies inside. */
export const focusRingInside = style({
  outline: 'none',
  selectors: { '&:focus-visible': seen('-2px'), '&[data-focus-visible]': seen('-2px') },
  '@media': {
    [media.forced]: { selectors: { '&:focus-visible': forced, '&[data-focus-visible]': forced } },
  },
});

/** For a box whose input has the focus. */
export const focusRingWithin = style({
  outline: 'none',
  selectors: { '&:has(:focus-visible)': seen('-1px'), '&[data-focus-visible]': seen('-1px') },
  '@media': {
    [media.forced]: { selectors: { '&:has(:focus-visible)': forced, '&[data-focus-visible]': forced } },
  },
});
