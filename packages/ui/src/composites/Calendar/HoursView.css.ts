import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { hourRem } from './linesOf';

export const columns = '--sen-calendar-columns';
/** Lines of all-day events. */
export const laneCount = '--sen-calendar-lane-count';

/** Half an hour fits one line and a touch target. */
const hourSize = `${hourRem}rem`;
const laneSize = '1.625rem';
/** Height of what stays above the hours. */
export const topSize = '--sen-calendar-top';

/** As high as the names of days with their padding. */
const nameSize = '2.25rem';
/** As high as the lines of all-day events. */
const wholeSize = `calc(max(1, var(${laneCount})) * ${laneSize} + ${vars.space.xxs})`;
const gutter = '4.25rem';
const grid = {
  display: 'grid',
  gridTemplateColumns: `${gutter} repeat(var(${columns}), minmax(0, 1fr))`,
} as const;

/** The place of the notes over its edges. */
export const hours = style({ position: 'relative' });
export const scroller = style({
  vars: { [topSize]: `calc(${wholeSize} + 2px)` },
  selectors: { '&[data-named]': { vars: { [topSize]: `calc(${nameSize} + ${wholeSize} + 2px)` } } },
  position: 'relative',
  maxBlockSize: 'max(24rem, min(46rem, 100dvh - 11rem))',
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehavior: 'auto',
  scrollPaddingBlock: '7rem 3.5rem',
});

export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
});
export const names = style([grid, { minBlockSize: nameSize }]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
});
export const nameButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '1.75rem',
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.text,
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const whole = style({ ...grid, borderBlockStart: `1px solid ${vars.color.border}` });
export const wholeName = style({
  paddingInlineEnd: vars.space.xs,
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
const cellLook = {
  position: 'relative',
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  cursor: 'default',
} as const;
/** The ring of a cell, over the events that cover it. */
const ring = {
  content: '',
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
} as const;
const focusedCell = {
  outline: 'none',
  selectors: { '&:focus-visible::after': ring },
  '@media': { [media.forced]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } } },
} as const;
export const wholeCell = style([
  focusedCell,
  {
    ...cellLook,
    blockSize: wholeSize,
    selectors: { '[data-creates] &': { cursor: 'cell' } },
  },
]);
export const inLane = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${vars.space.hair} + var(--sen-calendar-lane) * ${laneSize})`,
  insetInlineStart: '2px',
  inlineSize: 'calc(var(--sen-calendar-days) * (100% + 1px) - 1px - 4px)',
  blockSize: '1.5rem',
});

export const hour = style({ ...grid, blockSize: hourSize });
export const hourName = style({
  position: 'relative',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  paddingInlineEnd: vars.space.xs,
});
/** The label of an hour, beside its line. */
export const hourWords = style({
  display: 'block',
  transform: 'translateY(-50%)',
  selectors: {
    // Cut by the head, or where the label of now is. It still names its row.
    '&[data-first], &[data-covered]': { opacity: 0 },
  },
});
export const cell = style([
  focusedCell,
  {
    ...cellLook,
    selectors: {
      '[data-hour] + [data-hour] > &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&[data-rest]': { background: vars.color.ground },
      '[data-creates] &': { cursor: 'cell' },
      '[data-creates] &:hover': { background: vars.color.hover },
    },
  },
]);

/** Positioned by minutes from the start of its hour, which may exceed sixty. */
export const placed = style({ position: 'absolute', zIndex: 1 });
export const fold = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${vars.tone.neutral.border}`,
  borderRadius: vars.radius.s,
  background: vars.tone.neutral.soft,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.tone.neutral.text,
  selectors: { '&:hover': { background: vars.tone.neutral.softHover } },
});

/** Drawn behind the events, otherwise it would look like a strike-through of their text. */
export const now = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: 0,
  marginBlockStart: '-1px',
  borderBlockStart: `2px solid ${vars.tone.attention.solid}`,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: '-0.3125rem',
    insetBlockStart: 'calc(-0.3125rem - 1px)',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: vars.radius.full,
    background: vars.tone.attention.solid,
  },
  '@media': { [media.forced]: { borderColor: 'Highlight' } },
});
export const nowTime = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: '0.375rem',
  transform: 'translateY(-50%)',
  paddingInline: '0.1875rem',
  background: vars.color.surface,
  color: vars.tone.attention.text,
  fontWeight: vars.fontWeight.semibold,
});

export const skeleton = style({
  position: 'absolute',
  insetInline: vars.space.xxs,
  insetBlock: '0.25rem',
  zIndex: 1,
});
