import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

const arrive = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxInlineSize: '18rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  zIndex: vars.layer.tooltip,
  selectors: { '&[data-entering]': { animation: `${arrive} ${vars.duration.quick}` } },
});
