import { vars } from '@sen/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** In view while the fields scroll under it. */
export const summary = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.xxs})`,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  // Takes no space when empty, but stays in the DOM as a live region.
  selectors: { '&:not(:has(li))': { position: 'absolute', padding: 0, border: 0 } },
});

// Fields that get the focus are not hidden under the summary.
globalStyle(`*:has(> form > ${summary})`, { scrollPaddingBlockStart: '4rem' });
// Its own links are in sight already.
globalStyle(`${summary} :is(a, button)`, { scrollMarginBlock: '-4rem 4rem' });
