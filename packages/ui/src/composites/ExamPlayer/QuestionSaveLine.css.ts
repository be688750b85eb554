import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-place="device"]': { color: vars.tone.waiting.text },
    '&[data-place="page"]': { color: vars.tone.danger.text },
  },
});
