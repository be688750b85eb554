import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { edge, ink, soft, softHover } from './eventTone.css';
import { topSize } from './HoursView.css';

/** Lines that fit into a block, and how many of them the title may use. */
export const blockRoom = '--sen-calendar-lines';
export const titleRoom = '--sen-calendar-title-lines';

const own = {
  border: 0,
  margin: 0,
  color: vars.color.text,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const;

const moving = {
  '&[data-moving]': { boxShadow: vars.shadow.middle, outline: `2px solid ${vars.color.focus}` },
  // Hit testing must find the cell below the event.
  '[data-dragging] &': { pointerEvents: 'none' },
} as const;

/** A one-line event of a month or of the all-day row. */
export const line = style([
  focusRingInside,
  {
    ...own,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    padding: 0,
    paddingInline: '0.375rem',
    borderRadius: vars.radius.s,
    background: 'transparent',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: {
      '&:hover': { background: vars.color.hover },
      ...moving,
      '&[data-moving]': {
        background: vars.color.raised,
        boxShadow: vars.shadow.middle,
        outline: `2px solid ${vars.color.focus}`,
      },
    },
  },
]);

/** A bar across days. */
export const bar = style({
  selectors: {
    '&, &[data-moving]': { background: soft, color: ink, fontWeight: vars.fontWeight.medium },
    '&:hover': { background: softHover },
    '&[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const glyph = style({ display: 'inline-flex', flexShrink: 0, color: ink, fontSize: '1rem' });
export const time = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[data-cancelled] > &': { textDecoration: 'line-through', color: vars.color.textMuted } },
});
export const goesOn = style({ display: 'inline-flex', flexShrink: 0, marginInlineStart: 'auto' });

/** A block across hours, as high as its duration. */
export const block = style([
  focusRingInside,
  {
    ...own,
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: '1px',
    paddingInlineStart: '0.4375rem',
    paddingInlineEnd: '0.1875rem',
    borderInlineStart: `3px solid ${edge}`,
    borderRadius: vars.radius.s,
    background: soft,
    // Not a scroll container, in which the title could not stay in sight.
    overflow: 'clip',
    boxShadow: `0 0 0 1px ${vars.color.surface}`,
    selectors: {
      '&:hover': { background: softHover },
      '&[data-cancelled]': { borderInlineStartStyle: 'dashed', background: vars.color.ground },
      ...moving,
    },
    '@media': { [media.forced]: { border: '1px solid CanvasText', borderInlineStartWidth: '3px' } },
  },
]);
/** Shows whole lines only: a line that does not fit is not cut in half. They stay in sight while a part of the block is. */
export const blockLines = style({
  position: 'sticky',
  insetBlockStart: `var(${topSize})`,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxBlockSize: `calc(var(${blockRoom}) * ${vars.lineHeight.caption})`,
  overflow: 'hidden',
});
export const blockTitle = style({
  flexShrink: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${titleRoom})`,
  overflowWrap: 'anywhere',
  color: ink,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '[data-cancelled] &': { textDecoration: 'line-through', color: vars.color.textMuted },
  },
});
export const blockGlyph = style({
  display: 'inline-flex',
  fontSize: '1rem',
  verticalAlign: '-0.1875rem',
  marginInlineEnd: vars.space.xxs,
});
export const blockRest = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  flexShrink: 0,
});
