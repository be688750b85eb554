import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../css/media';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** A rotating ring; with reduced motion it only fades. */
export const spinner = style({
  display: 'inline-block',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.still]: { animation: `${breathe} 1600ms ease-in-out infinite` },
  },
});
