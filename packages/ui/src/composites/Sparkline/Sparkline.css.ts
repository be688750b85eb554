import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const spark = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  color: vars.chart.one,
  overflow: 'visible',
  '@media': { [media.forced]: { color: 'CanvasText' } },
});
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const none = style({ color: vars.color.textMuted });
