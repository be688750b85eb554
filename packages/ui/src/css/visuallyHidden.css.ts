import { style } from '@vanilla-extract/css';

/** The rules of `visuallyHidden`, for a text that is hidden only at some widths. */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** For screen readers only. */
export const visuallyHidden = style(hiddenVisually);
