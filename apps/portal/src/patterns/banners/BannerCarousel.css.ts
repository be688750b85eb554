import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const track = style({
  display: 'flex',
  gap: vars.space.m,
  // Room for the outline of a focused link, while the pictures keep to the edges of what is around them.
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  scrollPaddingInline: vars.space.xxs,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.m,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

/** The next one shows at the edge. */
export const item = style({
  flex: '0 0 min(92%, 28rem)',
  scrollSnapAlign: 'start',
  selectors: { '&:only-child': { flexBasis: 'min(100%, 36rem)' } },
});

export const link = style({
  display: 'block',
  borderRadius: vars.radius.m,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

/** In the aspect ratio in which it is cropped. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1518 / 751',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const buttons = style({ display: 'flex', justifyContent: 'end', gap: vars.space.xs });
