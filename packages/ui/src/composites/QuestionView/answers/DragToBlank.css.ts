import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../css/focusRing.css';
import { forcedFill } from '../../../css/forcedColors';
import { media } from '../../../css/media';
import { vars } from '../../../tokens/vars.css';
import { plainList } from '../plainList';

const chip = style([
  focusRing,
  {
    minBlockSize: '2.5rem',
    maxInlineSize: '100%',
    paddingBlock: '0.3125rem',
    paddingInline: vars.space.s,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    userSelect: 'none',
    cursor: 'grab',
    selectors: { '&:disabled': { cursor: 'default' } },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);

export const word = style([
  chip,
  {
    touchAction: 'none',
    selectors: {
      '&:hover:enabled': { background: vars.color.hover },
      '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
        background: vars.tone.accent.solid,
        borderColor: vars.tone.accent.solid,
        color: vars.tone.accent.onSolid,
      },
      '&[data-dragged]': { opacity: 0.4 },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-pressed="true"], &[aria-pressed="true"]:hover': forcedFill } },
    },
  },
]);

/** A blank; while empty it shows its number. */
export const slot = style([
  chip,
  {
    minInlineSize: '6rem',
    // Those of two lines must not touch.
    marginBlock: vars.space.xxs,
    marginInline: vars.space.hair,
    verticalAlign: 'middle',
    borderStyle: 'dashed',
    background: vars.color.sunken,
    color: vars.color.textMuted,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&[data-filled]': {
        touchAction: 'none',
        borderStyle: 'solid',
        borderColor: vars.tone.accent.border,
        background: vars.color.selected,
        color: vars.color.text,
        cursor: 'grab',
      },
      '&[data-target]:enabled': { borderColor: vars.tone.accent.solid },
      '&[data-over]': {
        borderColor: vars.tone.accent.solid,
        background: vars.tone.accent.softHover,
      },
      '&:disabled': { cursor: 'default' },
    },
    '@media': { [media.forced]: { selectors: { '&[data-over]': forcedFill } } },
  },
]);

export const bank = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
  minBlockSize: '4rem',
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const none = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const ghost = style([
  chip,
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: vars.layer.overlay,
    maxInlineSize: '18rem',
    pointerEvents: 'none',
    boxShadow: vars.shadow.middle,
    borderColor: vars.tone.accent.solid,
    background: vars.color.raised,
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);
