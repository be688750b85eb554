import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { pageStart } from '../../private/pageStart';
import { shellTop } from '../../private/shellTop';
import { vars } from '../../tokens/vars.css';

export const frame = style([
  {
    inlineSize: '100%',
    marginInline: `var(${pageStart}, auto) auto`,
    display: 'flex',
    flexDirection: 'column',
  },
  responsive({
    phone: { paddingInline: vars.space.m, paddingBlock: vars.space.m, gap: vars.space.m },
    tablet: { paddingInline: vars.space.l, paddingBlock: vars.space.l, gap: vars.space.l },
    desktop: { paddingInline: vars.space.xl },
  }),
]);

export const measure = styleVariants(vars.measure, (value: string) => ({
  maxInlineSize: `calc(${value} + 2 * ${vars.space.xl})`,
}));
export const full = style({ maxInlineSize: 'none' });
export const centered = style({
  minBlockSize: `calc(100dvh - var(${shellTop}, 0px))`,
  marginInline: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
});
export const fills = style({ blockSize: `calc(100dvh - var(${shellTop}, 0px))`, minBlockSize: '24rem' });
globalStyle(`${fills} > :last-child`, { flex: '1 1 0', minBlockSize: 0 });
