import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../css/visuallyHidden.css';
import { vars } from '../../../tokens/vars.css';
import { signedText } from '../signedText.css';

export const mark = style([
  signedText,
  {
    gap: vars.space.xxs,
    flexShrink: 0,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&[data-mark="right"], &[data-mark="key"]': { color: vars.tone.success.text },
      '&[data-mark="wrong"]': { color: vars.tone.danger.text },
    },
  },
]);

export const quiet = visuallyHidden;
