import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { control } from '../../private/field/Field.css';
import { vars } from '../../tokens/vars.css';

export const root = style({ minInlineSize: 0 });
export const box = style([control, { gap: 0 }]);

export const arrow = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  minInlineSize: vars.density.control,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minInlineSize: '2.75rem' } },
});

export const waiting = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.textMuted });
