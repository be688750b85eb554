import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const shape = style({
  display: 'block',
  background: vars.color.pressed,
  borderRadius: vars.radius.s,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': { [media.still]: { animation: 'none' } },
});

export const kind = styleVariants({
  text: [shape, { blockSize: '0.75em', marginBlock: '0.4375em' }],
  title: [shape, { blockSize: '1.5rem', inlineSize: '60%', maxInlineSize: '20rem' }],
  block: [shape, { blockSize: '8rem', borderRadius: vars.radius.m }],
  circle: [shape, { blockSize: '2.5rem', inlineSize: '2.5rem', borderRadius: vars.radius.full }],
  control: [shape, { blockSize: vars.density.control, borderRadius: vars.radius.m }],
});

/** The last line of a text is shorter. */
export const last = style({ inlineSize: '62%' });
