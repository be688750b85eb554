import { style } from '@vanilla-extract/css';
import { textSize } from '../../css/text.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const total = style([
  textSize.heading,
  {
    fill: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forced]: { fill: 'CanvasText' } },
  },
]);
export const slice = style({
  stroke: vars.color.surface,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'Canvas' } },
});
