import { vars } from '@sen/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.reading} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  padding: `clamp(${vars.space.m}, 4%, ${vars.space.xl})`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const part = style({ minInlineSize: 0, scrollMarginBlockStart: vars.space.m });

// Word sets its paragraphs in cells and items too.
globalStyle(`${part} :is(td, th, li) > p + p`, { marginBlockStart: vars.space.xs });

/** Scrolls by itself: its headings stay in sight, and so does the page around it. */
export const sheet = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const table = style({
  // Borders of collapsed cells do not stick.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

const edge = `1px solid ${vars.color.border}`;
const box = {
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderBlockEnd: edge,
  borderInlineEnd: edge,
} as const;

const heading = {
  ...box,
  position: 'sticky',
  color: vars.color.textMuted,
  background: vars.color.sunken,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
} as const;

export const letter = style({ ...heading, insetBlockStart: 0, zIndex: 1 });
export const number = style({
  ...heading,
  insetInlineStart: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const corner = style({ ...heading, insetBlockStart: 0, insetInlineStart: 0, zIndex: 2 });

export const cell = style({
  ...box,
  minInlineSize: '4rem',
  maxInlineSize: '24rem',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
