import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const code = style({ fontVariantNumeric: 'tabular-nums' });

/** The native input opens the palette of the system; only its swatch is drawn. */
export const swatch = style([
  focusRing,
  {
    appearance: 'none',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    marginInlineStart: vars.space.xxs,
    padding: 0,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 0, borderRadius: `calc(${vars.radius.s} - 1px)` },
      '&::-moz-color-swatch': { border: 0, borderRadius: `calc(${vars.radius.s} - 1px)` },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
]);
