import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Dashes distinguish the lines where marks would be too dense. */
export const dash = styleVariants({
  one: [line],
  two: [line, { strokeDasharray: '7 5' }],
  three: [line, { strokeDasharray: '1 5' }],
  four: [line, { strokeDasharray: '10 4 1 4' }],
  five: [line, { strokeDasharray: '14 5' }],
  six: [line, { strokeDasharray: '4 4' }],
  seven: [line, { strokeDasharray: '12 4 1 4 1 4' }],
  eight: [line, { strokeDasharray: '2 3 8 3' }],
});
export const mark = style({ fill: 'currentColor', stroke: vars.color.surface, strokeWidth: 1.5 });
export const cursor = style({
  stroke: vars.color.borderStrong,
  shapeRendering: 'crispEdges',
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});
