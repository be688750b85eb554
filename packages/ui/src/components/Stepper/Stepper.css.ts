import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { forcedFill } from '../../css/forcedColors';
import { media } from '../../css/media';
import { hiddenVisually } from '../../css/visuallyHidden.css';
import { vars } from '../../tokens/vars.css';

const dot = '2rem';

/** A column; from the tablet width on a row, unless it is requested as a column. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  padding: 0,
  '@media': { [media.tablet]: { selectors: { '&[data-direction="row"]': { flexDirection: 'row' } } } },
});
const row = `${list}[data-direction="row"] &`;

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${dot} / 2 - 1px)`,
      insetBlockStart: `calc(${dot} + ${vars.space.xs} + ${vars.space.xxs})`,
      insetBlockEnd: 0,
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
    '&[data-state="done"]:not(:last-child)::after': { borderColor: vars.tone.accent.solid },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [row]: { paddingBlockEnd: 0, paddingInlineEnd: vars.space.m },
        [`${list}[data-direction="row"] &:not(:last-child)::after`]: {
          insetBlockStart: `calc(${dot} / 2 + ${vars.space.xxs} - 1px)`,
          insetBlockEnd: 'auto',
          insetInlineStart: `calc(${dot} + ${vars.space.xs})`,
          insetInlineEnd: vars.space.xs,
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${vars.color.border}`,
        },
        [`${list}[data-direction="row"] &[data-state="done"]:not(:last-child)::after`]: {
          borderColor: vars.tone.accent.solid,
        },
      },
    },
  },
});

/** The compact form: one line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: 0,
  listStyle: 'none',
});
export const short = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      inlineSize: vars.space.m,
      borderBlockStart: `1px solid ${vars.color.borderStrong}`,
    },
  },
});

const phone = 'screen and (max-width: 47.99rem)';
/** A step of the compact form that is only its mark on a phone. */
const withoutLabel = `${line} ${short}:not([data-state="current"], [data-state="done"]:last-child) &`;

export const face = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    paddingBlock: vars.space.xxs,
    minInlineSize: 0,
    border: 0,
    paddingInline: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    borderRadius: vars.radius.s,
    selectors: { [`${line} &`]: { alignItems: 'center', gap: vars.space.xs } },
    '@media': {
      [media.tablet]: {
        selectors: { [row]: { flexDirection: 'column', gap: vars.space.xs } },
      },
      [phone]: { selectors: { [withoutLabel]: { gap: 0 } } },
    },
  },
]);
export const button = style({ cursor: 'pointer' });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: dot,
  blockSize: dot,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    [`${line} &`]: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: vars.fontSize.caption },
    '[data-state="done"] &': {
      background: vars.tone.accent.solid,
      borderColor: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    '[data-state="current"] &': { borderColor: vars.tone.accent.solid, color: vars.tone.accent.text },
    '[data-state="failed"] &': { borderColor: vars.tone.danger.text, color: vars.tone.danger.text },
    [`${button}:hover &`]: { background: vars.color.hover },
    [`[data-state="done"] ${button}:hover &`]: { background: vars.tone.accent.solidHover },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`[data-state="done"] &, [data-state="done"] ${button}:hover &`]: {
          forcedColorAdjust: 'none',
          background: 'CanvasText',
          borderColor: 'CanvasText',
          color: 'Canvas',
        },
        [`[data-state="current"] &, [data-state="current"] ${button}:hover &`]: forcedFill,
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
});

export const label = style({
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    [`${line} &`]: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.small },
    '[data-state="current"] &': { fontWeight: vars.fontWeight.semibold },
    '[data-state="upcoming"] &': { color: vars.color.textMuted },
    [`${button}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.22em' },
  },
  '@media': {
    [phone]: { selectors: { [withoutLabel]: hiddenVisually } },
  },
});

export const note = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { [`${line} &`]: hiddenVisually },
});
export const state = style([
  note,
  {
    selectors: {
      '[data-state="failed"] &': { color: vars.tone.danger.text, fontWeight: vars.fontWeight.medium },
      '[data-state="current"] &': { color: vars.tone.accent.text, fontWeight: vars.fontWeight.medium },
    },
  },
]);
