import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const place = style({ position: 'relative', display: 'inline-flex', flexShrink: 0 });
export const dot = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.raised}`,
  background: vars.tone.success.solid,
  forcedColorAdjust: 'none',
});
