import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { textSize } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  margin: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: '1 1 16rem',
  minInlineSize: 0,
});
export const description = style([textSize.small, { color: vars.color.textMuted }]);

export const plot = style([
  focusRing,
  { position: 'relative', minInlineSize: 0, borderRadius: vars.radius.s },
]);
export const drawing = style({ display: 'block', overflow: 'visible', touchAction: 'pan-y' });
export const place = style({ minBlockSize: '12rem', display: 'grid', alignContent: 'center' });

/** Values and categories of the axes. */
export const label = style([
  textSize.caption,
  { fill: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
  { '@media': { [media.forced]: { fill: 'CanvasText' } } },
]);
export const strong = style([
  textSize.caption,
  {
    fill: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    '@media': { [media.forced]: { fill: 'CanvasText' } },
  },
]);
export const gridLine = style({
  stroke: vars.color.border,
  shapeRendering: 'crispEdges',
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});
export const zeroLine = style({
  stroke: vars.color.borderStrong,
  shapeRendering: 'crispEdges',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const hit = style({ fill: 'transparent' });
export const activeBand = style({
  fill: vars.color.hover,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'Highlight' } },
});
export const activeMark = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});
/** Drawn on top of a series colour: the lines of a pattern, the gap between slices. */
export const ground = style({
  stroke: vars.color.surface,
  fill: vars.color.surface,
  '@media': { [media.forced]: { stroke: 'Canvas', fill: 'Canvas' } },
});

const forced = { '@media': { [media.forced]: { color: 'CanvasText' } } };
/** In the order of the series; drawn with `currentColor`. */
export const paint = styleVariants(vars.chart, (color: string) => ({ color, ...forced }));

export const tip = style({
  position: 'absolute',
  zIndex: vars.layer.tooltip,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  inlineSize: 'max-content',
  maxInlineSize: 'min(15rem, 100%)',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  pointerEvents: 'none',
  selectors: {
    '&[data-side="above"]': { transform: 'translate(-50%, calc(-100% - 10px))' },
    '&[data-side="below"]': { transform: 'translate(-50%, 14px)' },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const tipTitle = style({ fontWeight: vars.fontWeight.semibold });
export const tipLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  selectors: { '&[data-active]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold } },
});
export const tipFigure = style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.xs,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxs,
  // Aligns the markers with the title; the padding for the pointer is outside.
  marginInlineStart: '-0.5rem',
});
export const legendItem = style([
  focusRingInside,
  textSize.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '2rem',
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.hover },
      '&[aria-pressed="false"]': { color: vars.color.textMuted, textDecoration: 'line-through' },
      '&[aria-disabled="true"]': { cursor: 'default' },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);
export const mark = style({
  flexShrink: 0,
  selectors: { '[aria-pressed="false"] > &': { opacity: 0.4 } },
});

export const tableFrame = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: '24rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  },
]);
export const table = style([textSize.small, { inlineSize: '100%' }]);
const cell = {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;
export const headCell = style({
  ...cell,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const rowHead = style({
  ...cell,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
export const figureCell = style({
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
