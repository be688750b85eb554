import { vars } from '@sen/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const round = style({
  display: 'block',
  objectFit: 'cover',
  borderRadius: '50%',
  background: vars.color.sunken,
});

export const size = styleVariants({
  line: [round, { inlineSize: '2rem', blockSize: '2rem' }],
  page: [round, { inlineSize: '8rem', blockSize: '8rem' }],
});
