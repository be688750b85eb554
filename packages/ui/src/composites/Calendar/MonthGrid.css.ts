import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { forcedBar } from '../../css/forcedColors';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { headSize as headSizePx, laneSize as laneSizePx } from './monthLanes';

export const lane = '--sen-calendar-lane';
export const days = '--sen-calendar-days';
/** Lines of a day, including the one for the overflow button. */
export const lanes = '--sen-calendar-lanes';

/** A line of 24 px and the gap to the next one. */
const laneSize = `${laneSizePx / 16}rem`;
const headSize = `${headSizePx / 16}rem`;

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export const names = style({ ...columns, borderBlockEnd: `1px solid ${vars.color.border}` });
export const name = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const week = style({
  ...columns,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const cell = style([
  focusRingInside,
  {
    position: 'relative',
    minInlineSize: 0,
    blockSize: `calc(${headSize} + var(${lanes}) * ${laneSize} + ${vars.space.xxs})`,
    // Set on all of them, so that all have the same width.
    borderInlineStart: '1px solid transparent',
    cursor: 'default',
    selectors: {
      '& + &': { borderInlineStartColor: vars.color.border },
      '&[data-outside]': { background: vars.color.ground },
      '&[aria-selected="true"]': { background: vars.color.selected },
      '[data-creates] &': { cursor: 'cell' },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]::before': forcedBar } } },
  },
]);
export const cellHead = style({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space.hair });
export const dayButton = style({
  display: 'inline-grid',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  color: vars.color.text,
  selectors: {
    '[data-outside] &': { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular },
  },
});

export const inLane = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${headSize} + var(${lane}) * ${laneSize})`,
  insetInlineStart: vars.space.xxs,
  // Each day in between has a border of one pixel.
  inlineSize: `calc(var(${days}) * (100% + 1px) - 1px - 2 * ${vars.space.xxs})`,
  blockSize: '1.5rem',
});

export const more = style({
  display: 'block',
  blockSize: '1.5rem',
  inlineSize: '100%',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
});

export const skeleton = style({ paddingInline: vars.space.xs });
