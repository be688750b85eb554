import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' };

/** For whatever takes the focus itself. RAC marks it with an attribute, native elements with a pseudo-class. */
export const focusRing = style({
  outline: '2px solid transparent',
  outlineOffset: '2px',
  selectors: { '&:focus-visible': ring, '&[data-focus-visible]': ring },
});

/** For things that touch their neighbours (rows, tabs, menu items): the ring lies inside. */
export const focusRingInside = style({
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:focus-visible': { ...ring, outlineOffset: '-2px' },
    '&[data-focus-visible]': { ...ring, outlineOffset: '-2px' },
  },
});

/** For a box whose input has the focus. */
export const focusRingWithin = style({
  outline: '2px solid transparent',
  outlineOffset: '-1px',
  selectors: {
    '&:has(:focus-visible)': { ...ring, outlineOffset: '-1px' },
    '&[data-focus-visible]': { ...ring, outlineOffset: '-1px' },
  },
});
