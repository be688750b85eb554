import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../css/forcedColors';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { control } from '../field/Field.css';

/** The box around the segments and the calendar button. */
export const box = style([
  control,
  {
    gap: 0,
    fontSize: vars.density.fontSize,
    lineHeight: vars.density.lineHeight,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'text',
    selectors: {
      '&:has([aria-readonly="true"])': { background: vars.color.sunken },
    },
  },
]);

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  minInlineSize: 0,
  paddingInlineStart: vars.density.controlPadding,
});

/** Only hears a paste. */
export const all = style({ display: 'contents' });

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  padding: '0.0625rem 0.125rem',
  borderRadius: vars.radius.s,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted, fontSize: vars.fontSize.caption },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-focused]': { background: vars.tone.accent.solid, color: vars.tone.accent.onSolid },
  },
  '@media': {
    // On a phone the words of a date and a time fit on one line only when they are smaller than digits.
    [media.tablet]: { selectors: { '&[data-placeholder]': { fontSize: 'inherit' } } },
    [media.forced]: {
      selectors: {
        '&[data-focused]': forcedFill,
      },
    },
  },
});
export const sign = style({
  color: vars.color.textMuted,
  whiteSpace: 'pre',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const opener = style([
  focusRingInside,
  {
    display: 'inline-grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flexShrink: 0,
    inlineSize: vars.density.control,
    border: 0,
    borderStartEndRadius: vars.radius.m,
    borderEndEndRadius: vars.radius.m,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
]);
