import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { shellTop } from '../../private/shellTop';
import { vars } from '../../tokens/vars.css';
import { anyCell, grid, lineOfCells, outer } from './DataTable.css';
import { inCards } from './inCards';
import { selectionBarSize } from './selectionSize';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(200%)' } });

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
    // Below the bar of the selected rows. Not by a property of the table: every cell would inherit it, and have its style again.
    [`${outer}[data-selecting] > * > * > ${grid} > &`]: {
      insetBlockStart: `calc(var(${shellTop}, 0px) + ${selectionBarSize})`,
    },
  },
  '@media': {
    [media.print]: { position: 'static' },
  },
  ...inCards({ display: 'none' }),
});
/** New rows are loading; the old ones stay readable. Moved without painting, which would take the time from rendering the rows. */
export const loadingLine = style({
  display: 'none',
  position: 'sticky',
  insetInlineStart: 0,
  overflow: 'hidden',
  blockSize: '2px',
  marginBlockStart: '-2px',
  selectors: {
    [`${grid}[aria-busy="true"] > ${headClip} > &`]: { display: 'block' },
    '&::after': {
      content: '',
      display: 'block',
      inlineSize: '50%',
      blockSize: '100%',
      background: `linear-gradient(90deg, transparent, ${vars.tone.accent.solid}, transparent)`,
      animation: `${run} 1.2s linear infinite`,
    },
  },
  '@media': {
    [media.still]: { selectors: { '&::after': { marginInline: 'auto', animation: 'none' } } },
  },
});
export const headRow = style({ ...lineOfCells, background: vars.color.sunken });

/** Contains the resize handle; a sticky heading must contain its handle too. */
export const headPlace = style({ position: 'relative' });

export const headCell = style([
  anyCell,
  {
    minBlockSize: '2.75rem',
    paddingInline: vars.density.cellPadding,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
    fontWeight: vars.fontWeight.medium,
    textWrap: 'balance',
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

/** Lies on the line between two headings, half on either side; the line is visible while the pointer is over the head. */
export const columnEdge = style([
  focusRingInside,
  {
    position: 'absolute',
    zIndex: 2,
    insetBlock: 0,
    insetInlineEnd: '-0.75rem',
    inlineSize: '1.5rem',
    borderRadius: vars.radius.s,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: '0.75rem',
        insetInlineStart: 'calc(50% - 0.5px)',
        inlineSize: '1px',
        background: vars.color.borderStrong,
        '@media': { [media.hover]: { opacity: 0 } },
      },
      // After the last heading comes the edge of the table, which would scroll by what lies beyond.
      [`${headCell}:last-child > &`]: { insetInlineEnd: 0 },
      [`${headCell}:last-child > &::after`]: { insetInlineStart: 'calc(100% - 2px)' },
      [`${headClip}:hover &::after`]: { opacity: 1 },
      '&:is(:hover, :active, :focus-visible)::after': {
        insetBlock: '0.375rem',
        insetInlineStart: 'calc(50% - 1px)',
        inlineSize: '2px',
        background: vars.tone.accent.solid,
        opacity: 1,
      },
    },
    '@media': { [media.forced]: { selectors: { '&::after': { background: 'CanvasText' } } } },
  },
]);
