import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const countdown = style({
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-urgency="soon"]': { color: vars.tone.waiting.text },
    '&[data-urgency="now"]': { color: vars.tone.danger.text },
  },
});
