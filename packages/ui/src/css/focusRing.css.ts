import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { media } from './media';

// No transparent outline by default: forced colours would draw it around every element.
const seen = (offset: string) => ({ outline: `2px solid ${vars.color.focus}`, outlineOffset: offset });

/** In forced colours the ring has the highlight colour, unlike borders and text. */
const forced = { outlineColor: 'Highlight' };

/** For elements that take the focus themselves. react-aria sets an attribute, native elements match a pseudo-class. */
export const focusRing = style({
  outline: 'none',
  selectors: { '&:focus-visible': seen('2px'), '&[data-focus-visible]': seen('2px') },
  '@media': {
    [media.forced]: { selectors: { '&:focus-visible': forced, '&[data-focus-visible]': forced } },
  },
});

/** For elements that touch their neighbours (rows, tabs, menu items): the ring is inside. */
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
