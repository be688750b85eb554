import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const step = style([
  focusRingInside,
  {
    display: 'inline-grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    inlineSize: vars.density.controlSmall,
    flexShrink: 0,
    border: 0,
    borderInlineStart: `1px solid ${vars.color.border}`,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&:last-child': { borderStartEndRadius: vars.radius.m, borderEndEndRadius: vars.radius.m },
    },
  },
]);
export const steps = style({ display: 'flex', alignSelf: 'stretch' });
