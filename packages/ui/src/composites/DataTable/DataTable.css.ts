import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { shellTop } from '../../private/shellTop';
import { vars } from '../../tokens/vars.css';

export const template = '--sen-table-columns';
export const least = '--sen-table-least';
export const cardLines = '--sen-table-card-lines';

/** Where there is no room for columns a row becomes a card, be it on a phone or in a narrow place of a wide page. */
const narrow = '(max-width: 40rem)';
const inCards = (look: object) => ({ '@container': { [narrow]: look } });
/** Columns that stay while the others go sideways. */
const edge = '3.25rem';

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

export const grid = style({ position: 'relative' });

const run = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });

const lineOfCells = {
  display: 'grid',
  gridTemplateColumns: `var(${template})`,
  minInlineSize: `var(${least})`,
} as const;

export const headClip = style({
  position: 'sticky',
  insetBlockStart: `var(${shellTop}, 0px)`,
  zIndex: vars.layer.sticky,
  overflow: 'hidden',
  borderStartStartRadius: `calc(${vars.radius.l} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.l} - 1px)`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  selectors: {
    // New rows are on their way; the old ones stay readable meanwhile.
    [`${grid}[aria-busy="true"] &`]: {
      backgroundImage: `linear-gradient(90deg, transparent, ${vars.tone.accent.solid}, transparent)`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: '50% 2px',
      backgroundPosition: '50% 100%',
      animation: `${run} 1.2s linear infinite`,
      paddingBlockEnd: '2px',
      marginBlockEnd: '-2px',
    },
  },
  '@media': {
    [media.print]: { position: 'static' },
    [media.still]: { selectors: { [`${grid}[aria-busy="true"] &`]: { animation: 'none' } } },
  },
  ...inCards({ display: 'none' }),
});
export const headRow = style({ ...lineOfCells, background: vars.color.sunken });

export const bodyScroll = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  borderEndStartRadius: `calc(${vars.radius.l} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.l} - 1px)`,
});
export const body = style({ position: 'relative' });

export const row = style({
  ...lineOfCells,
  position: 'relative',
  blockSize: vars.density.row,
  // What is not seen is neither laid out nor painted; the browser still finds and prints it.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.density.row}`,
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
    blockSize: 'auto',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
  }),
});

export const virtualRow = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  ...inCards({ blockSize: `calc(3.75rem + var(${cardLines}) * 1.75rem)` }),
});

const anyCell = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    background: 'inherit',
    outlineOffset: '-3px',
    borderRadius: vars.radius.s,
    scrollMarginBlock: '7rem 4.5rem',
    scrollMarginInline: '18rem 1rem',
  },
]);

export const cell = style([
  anyCell,
  {
    paddingInline: vars.density.cellPadding,
    ...inCards({
      gridColumn: '2 / 4',
      minBlockSize: '1.75rem',
      paddingInline: vars.space.xs,
      justifyContent: 'flex-start',
      textAlign: 'start',
      gap: vars.space.s,
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          flex: '0 0 7rem',
          color: vars.color.textMuted,
          fontSize: vars.fontSize.caption,
        },
      },
    }),
  },
]);

export const align = styleVariants({
  start: {},
  center: { justifyContent: 'center', textAlign: 'center' },
  end: { justifyContent: 'flex-end', textAlign: 'end' },
});

export const priority = styleVariants({
  high: inCards({
    gridColumn: 2,
    lineHeight: vars.lineHeight.body,
    minBlockSize: '2.75rem',
    fontSize: vars.fontSize.body,
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&::before': { content: 'none' } },
  }),
  normal: {},
  low: inCards({ display: 'none' }),
});

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    whiteSpace: 'normal',
  }) as const;

const content = style({ minInlineSize: 0, overflow: 'hidden' });
export const oneLine = style([
  content,
  {
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      [`${priority.high} > &`]: inCards(clamped(2)),
      [`${virtualRow} > ${priority.high} > &`]: inCards(clamped(1)),
    },
  },
]);
export const twoLines = style([
  content,
  { ...clamped(2), fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.caption },
  { selectors: { [`${row}:not(${virtualRow}) > * > &`]: inCards({ WebkitLineClamp: 'none' }) } },
]);

const stays = {
  position: 'sticky',
  zIndex: 1,
  selectors: {
    [`${grid}[data-scrolled] &`]: { boxShadow: `1px 0 0 ${vars.color.border}` },
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
    zIndex: 1,
    ...inCards({ position: 'static', gridColumn: 1, gridRow: 1 }),
  },
]);
export const menuCell = style([
  edgeCell,
  {
    position: 'sticky',
    insetInlineEnd: 0,
    ...inCards({ position: 'static', gridColumn: 3, gridRow: 1, alignSelf: 'start' }),
  },
]);

export const headCell = style([
  anyCell,
  {
    minBlockSize: '2.75rem',
    paddingInline: vars.density.cellPadding,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
    fontWeight: vars.fontWeight.semibold,
  },
]);

export const sortButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: '2rem',
    marginInline: `calc(-1 * ${vars.space.xxs})`,
    paddingInline: vars.space.xxs,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover, &[data-sorted]': { color: vars.color.text } },
  },
]);
export const sortIcon = style({
  display: 'inline-flex',
  selectors: {
    [`${sortButton}:not([data-sorted]) > &`]: { opacity: 0.45 },
    [`${sortButton}[data-sorted] > &`]: { color: vars.tone.accent.text },
  },
});

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

export const cardTools = style({
  display: 'none',
  ...inCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    padding: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
});
export const cardSort = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
});
export const cardSelect = style([
  focusRing,
  {
    minBlockSize: '2.75rem',
    maxInlineSize: '100%',
    paddingInline: vars.space.xs,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
  },
]);

export const selectionPlace = style({
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const selectionBar = style({
  '@media': { 'screen and (max-width: 47.99rem)': { inlineSize: '100%' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  pointerEvents: 'auto',
});
export const selectionCount = style({
  flexGrow: 1,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const selectionActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { 'screen and (max-width: 47.99rem)': { order: 1, flexBasis: '100%' } },
  selectors: { '&:empty': { display: 'none' } },
});
