import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** The number of columns where there is room for them. */
export const columns = '--sen-fact-columns';

/** The width of one of them; a pixel less, so that rounding loses none. */
const inColumns = `((100% - (var(${columns}) - 1) * ${vars.space.m}) / var(${columns}) - 1px)`;

export const list = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });
export const look = styleVariants({
  rows: {},
  columns: {
    // Two on a phone, unless each were too narrow for a time.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(9rem, (100% - ${vars.space.m}) / 2 - 1px)), 1fr))`,
    gap: vars.space.m,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(12rem, ${inColumns})), 1fr))`,
      },
    },
  },
  beside: {
    // Details have room for a time and its date on one line; on a phone the terms wrap first.
    gridTemplateColumns: 'minmax(5.5rem, max-content) minmax(min(9.5rem, 57%), 1fr)',
    alignItems: 'baseline',
    columnGap: vars.space.m,
    rowGap: vars.space.xxs,
  },
  figures: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlock: `1px solid ${vars.color.border}`,
  },
});
export const pair = styleVariants({
  rows: {
    display: 'grid',
    gap: '0 1rem',
    '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  },
  columns: {
    display: 'flex',
    flexDirection: 'column',
    // An odd one has a line for itself.
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    '@media': {
      [media.tablet]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
    },
  },
  beside: { display: 'contents' },
  figures: { display: 'flex', flexDirection: 'column' },
});
export const term = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.density.lineHeight,
});
export const details = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // A text of several lines keeps them.
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style([
  details,
  { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.title, fontWeight: vars.fontWeight.bold },
]);
