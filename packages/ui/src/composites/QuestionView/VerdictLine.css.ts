import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { signedText } from './signedText.css';

export const verdict = style([
  signedText,
  {
    gap: vars.space.xs,
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.textMuted,
    selectors: {
      '&[data-verdict="right"]': { color: vars.tone.success.text },
      '&[data-verdict="partlyRight"], &[data-verdict="waiting"]': { color: vars.tone.waiting.text },
      '&[data-verdict="wrong"]': { color: vars.tone.danger.text },
    },
  },
]);

/** What could be earned: not a score. */
export const atMost = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
});

export const points = style({
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});
