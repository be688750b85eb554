import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const dock = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.s,
  inlineSize: 'fit-content',
});
export const frame = styleVariants({
  floating: {
    position: 'fixed',
    insetBlockEnd: vars.space.m,
    insetInlineEnd: vars.space.m,
    zIndex: vars.layer.drawer,
    '@media': { [media.print]: { display: 'none' } },
  },
  inline: {},
});
export const popup = style({ inlineSize: 'min(20rem, calc(100vw - 3rem))', minBlockSize: '20rem' });
