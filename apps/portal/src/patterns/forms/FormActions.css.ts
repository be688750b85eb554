import { media } from '@sen/ui/css/media';
import { responsive } from '@sen/ui/css/responsive';
import { vars } from '@sen/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Stays at the end of the window while the form is longer than it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
export const missing = style([
  { minInlineSize: 0, selectors: { '&:has(li)': { flexBasis: '100%' } } },
  responsive({ tablet: { flexGrow: 1, selectors: { '&:has(li)': { flexBasis: '14rem' } } } }),
]);

// Fields that get the focus are not hidden under the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '6rem' });
