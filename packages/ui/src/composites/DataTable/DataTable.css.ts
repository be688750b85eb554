import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { bare } from '../../private/field/Choice.css';
import { vars } from '../../tokens/vars.css';
import { cardSign, inCards } from './inCards';

export const template = '--sen-table-columns';
export const least = '--sen-table-least';
export const cardLines = '--sen-table-card-lines';

/** Columns that stay fixed on horizontal scroll. */
const edge = '3.25rem';

/** The height of a card's first line: that of its checkbox and its menu button. */
export const cardTitle = '2.75rem';

/** The toolbar, the conditions and the rows. */
export const outer = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 });

export const frame = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Takes the focus when the last row is removed. */
export const instead = style([frame, focusRing]);

const fade = '0.75rem';
const fadeTo = (side: 'left' | 'right') =>
  ({
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: fade,
    pointerEvents: 'none',
    background: `linear-gradient(to ${side}, color-mix(in oklch, ${vars.color.scrim} 30%, transparent), transparent)`,
  }) as const;

/** Takes the focus when the focused row is removed. */
export const grid = style([
  focusRing,
  {
    position: 'relative',
    borderRadius: vars.radius.l,
    selectors: {
      // There is more beyond the end: below the column of menus.
      '&[data-more]::after': { ...fadeTo('left'), insetInlineEnd: 0, zIndex: 2 },
      '&[data-more][data-menu]::after': { insetInlineEnd: edge },
      '&:is([data-scrolled], [data-more])::after': inCards({ content: 'none' }),
    },
  },
]);

/** The columns of a row of headings or cells. */
export const lineOfCells = {
  display: 'grid',
  gridTemplateColumns: `var(${template})`,
  minInlineSize: `var(${least})`,
} as const;

export const bodyScroll = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  borderEndStartRadius: `calc(${vars.radius.l} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.l} - 1px)`,
  selectors: {
    // Without tools above them, the first card has the upper corners of the frame.
    [`${grid}:first-child > &`]: inCards({
      borderStartStartRadius: `calc(${vars.radius.l} - 1px)`,
      borderStartEndRadius: `calc(${vars.radius.l} - 1px)`,
    }),
  },
});
export const body = style({ position: 'relative' });

export const row = style({
  ...lineOfCells,
  position: 'relative',
  minBlockSize: vars.density.row,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:last-child': { borderBlockEndColor: 'transparent' },
    '&[data-linked]': { cursor: 'pointer' },
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': { background: vars.color.selected },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
  ...inCards({
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridAutoRows: 'min-content',
    alignContent: 'start',
    minInlineSize: 0,
    minBlockSize: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
    vars: { [cardSign]: '1' },
  }),
});

/**
 * Skips layout and paint; find in page and printing still work. Only for far rows without sticky cells: each
 * of those would be a layer of its own.
 */
export const farRow = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.density.row}`,
});

export const virtualRow = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: vars.density.row,
  ...inCards({ blockSize: `calc(3.75rem + var(${cardLines}) * 1.75rem)` }),
});

export const anyCell = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    outlineOffset: '-3px',
    borderRadius: vars.radius.s,
    scrollMarginBlock: '10rem 1rem',
    scrollMarginInline: '18rem 1rem',
  },
]);

/** A cell with a line below its value, unless it names the row. */
const noted = '&[data-noted]:not([role="rowheader"])';

export const cell = style([
  anyCell,
  {
    paddingInline: vars.density.cellPadding,
    paddingBlock: vars.space.xxs,
    selectors: {
      '&[data-noted]': { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
    },
    ...inCards({
      gridColumn: '2 / 4',
      // The label is beside the first line of its value.
      alignItems: 'baseline',
      minBlockSize: '1.75rem',
      paddingBlock: vars.space.xxs,
      paddingInline: vars.space.xs,
      justifyContent: 'flex-start',
      textAlign: 'start',
      gap: vars.space.s,
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          flex: '0 0 min(7rem, 40%)',
          color: vars.color.textMuted,
          fontSize: vars.fontSize.caption,
        },
        // A label without a value would be read as the value.
        '&[data-empty]': { display: 'none' },
        // The note is below the value, not below the label.
        [noted]: {
          display: 'grid',
          gridTemplateColumns: 'min(7rem, 40%) minmax(0, 1fr)',
          rowGap: 0,
        },
      },
    }),
  },
]);

/** A cell that has the whole line of a card. */
export const wholeLine = style(
  inCards({ selectors: { '&::before': { content: 'none' }, [noted]: { display: 'flex' } } }),
);

/** Why a row cannot be selected, or what tells it from others. */
export const note = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
  ...inCards({ gridColumn: 2 }),
});

export const align = styleVariants({
  start: {},
  center: { justifyContent: 'center', textAlign: 'center' },
  end: { justifyContent: 'flex-end', textAlign: 'end' },
});

export const priority = styleVariants({
  high: inCards({
    gridColumn: 2,
    alignItems: 'center',
    paddingBlock: 0,
    lineHeight: vars.lineHeight.body,
    minBlockSize: cardTitle,
    fontSize: vars.fontSize.body,
    fontWeight: vars.fontWeight.medium,
    selectors: { '&::before': { content: 'none' } },
  }),
  normal: {},
  low: inCards({ display: 'none' }),
});

const stays = {
  position: 'sticky',
  // Above the resize handles of the headings that scroll below.
  zIndex: 3,
  background: 'inherit',
  selectors: {
    [`${farRow} > &`]: { position: 'static' },
    [`${grid}[data-scrolled] &`]: { boxShadow: `1px 0 0 ${vars.color.border}` },
    [`${grid}[data-scrolled] &::after`]: {
      ...fadeTo('right'),
      insetInlineStart: '100%',
      ...inCards({ content: 'none' }),
    },
  },
  ...inCards({ position: 'static' }),
} as const;
export const first = style({ ...stays, insetInlineStart: 0 });
export const firstAfterSelect = style({ ...stays, insetInlineStart: edge });

const edgeCell = style([anyCell, { justifyContent: 'center' }]);
export const selectCell = style([
  edgeCell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    background: 'inherit',
    selectors: { [`${farRow} > &`]: { position: 'static' } },
    ...inCards({ position: 'static', gridColumn: 1, gridRow: 1 }),
  },
]);
/** A press beside the checkbox belongs to the checkbox, not to the row's link. */
export const wholeCell = style([
  bare,
  {
    alignSelf: 'stretch',
    inlineSize: '100%',
    blockSize: 'auto',
    ...inCards({ minInlineSize: '2.75rem', minBlockSize: '2.75rem' }),
  },
]);
// Choosing the page would start two for each row, and the browser tells of each in the next frame.
globalStyle(`${wholeCell} > input`, { transition: 'none' });
export const menuCell = style([
  edgeCell,
  {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 3,
    background: 'inherit',
    selectors: {
      [`${farRow} > &`]: { position: 'static' },
    },
    ...inCards({
      position: 'static',
      gridColumn: 3,
      gridRow: 1,
      alignSelf: 'start',
      minBlockSize: cardTitle,
    }),
  },
]);

export const rowLink = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    [`${row}:hover &`]: { color: vars.tone.accent.text },
  },
});

export const skeletonCell = style([cell, { selectors: { '&::before': { display: 'none' } } }]);
export const skeleton = style({ inlineSize: '70%' });
export const skeletonEdge = style(inCards({ display: 'none' }));
