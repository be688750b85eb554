import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../css/focusRing.css';
import { forcedFill } from '../../css/forcedColors';
import { selectArrow } from '../../css/selectArrow.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** The content of the popover: the month, and options beside it. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.s,
  outline: 'none',
  overflow: 'auto',
  maxBlockSize: 'inherit',
});

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });
export const selects = style({
  display: 'flex',
  flexGrow: 1,
  justifyContent: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const select = style([
  focusRing,
  selectArrow,
  {
    minBlockSize: vars.density.controlSmall,
    minInlineSize: 0,
    paddingInlineStart: vars.space.xxs,
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    backgroundColor: 'transparent',
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    fontSize: vars.fontSize.small,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.hover, borderColor: vars.color.border },
    },
    // iOS zooms into a control with a smaller font.
    '@media': { [media.touch]: { fontSize: '1rem' } },
  },
]);

const cellSize = {
  inlineSize: '2.375rem',
  blockSize: '2.375rem',
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
};

export const grid = style({ borderSpacing: 0, marginInline: 'auto', fontSize: vars.fontSize.small });
export const weekday = style({
  ...cellSize,
  blockSize: '1.75rem',
  padding: 0,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
});

export const cell = style([
  focusRingInside,
  {
    ...cellSize,
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    borderRadius: vars.radius.m,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-disabled], &[data-unavailable]': {
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
        background: 'transparent',
      },
      '&[data-current]': { color: vars.tone.accent.text, fontWeight: vars.fontWeight.bold },
      '&[data-current]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '0.25rem',
        inlineSize: '0.25rem',
        blockSize: '0.25rem',
        borderRadius: vars.radius.full,
        background: 'currentColor',
      },
      '&[data-selected]': { background: vars.tone.accent.solid, color: vars.tone.accent.onSolid },
      // A green ring would not be visible on the green day.
      '&[data-selected]:is(:focus-visible, [data-focus-visible])': {
        outlineColor: vars.tone.accent.onSolid,
        outlineOffset: '-4px',
      },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&[data-selected]': forcedFill,
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-current]::after': { background: 'Highlight' },
          '&[data-current][data-selected]::after': { background: 'HighlightText' },
        },
      },
    },
  },
]);

/** In a range the days between the ends are less prominent than the ends. */
export const between = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: vars.tone.accent.soft,
      color: vars.tone.accent.text,
      borderRadius: 0,
    },
    '&[data-selected]:is(:focus-visible, [data-focus-visible]):not([data-selection-start], [data-selection-end])':
      {
        outlineColor: vars.color.focus,
      },
    '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-selection-end]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
});
