import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { forcedFill } from '../../css/forcedColors';
import { media } from '../../css/media';
import { sectionTitle } from '../../private/sectionTitle';
import { vars } from '../../tokens/vars.css';

export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  selectors: { '&[data-compact]': { columnGap: vars.space.xxs } },
});
export const turn = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });
export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  ...sectionTitle,
  textWrap: 'balance',
  selectors: {
    '[data-compact] > &': {
      order: -1,
      flexBasis: '9rem',
    },
  },
});

export const views = style({
  display: 'flex',
  gap: vars.space.hair,
  padding: vars.space.hair,
  borderRadius: vars.radius.m,
  background: vars.color.pressed,
  selectors: { '[data-compact] > &': { flexBasis: '100%' } },
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});
export const view = style({
  position: 'relative',
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.density.controlSmall} - ${vars.space.xxs})`,
  paddingInline: vars.space.s,
  borderRadius: '6px',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: vars.fontWeight.semibold,
      boxShadow: vars.shadow.low,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '[data-compact] &': { paddingInline: vars.space.xxs },
  },
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.forced]: {
      selectors: {
        '&:has(:checked)': forcedFill,
      },
    },
  },
});
/** The native radio covers its label, so that touch and screen readers find it there. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
});

export const frame = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'clip',
  minInlineSize: 0,
});

/** The number of a day; today's is in a filled disc. */
export const figure = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-open-day]:hover > &:not([data-today])': { background: vars.color.hover },
    '&[data-today]': {
      background: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
      fontWeight: vars.fontWeight.bold,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-today]': forcedFill,
      },
    },
  },
});

/** For elements inside a grid: no border and no background of their own. */
export const bare = style([
  focusRing,
  {
    border: 0,
    padding: 0,
    background: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
  },
]);
