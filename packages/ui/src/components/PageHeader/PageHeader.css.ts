import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const above = style({ marginBlockEnd: vars.space.xxs });
export const line = style([
  { display: 'flex', minInlineSize: 0 },
  responsive({
    phone: { flexDirection: 'column', gap: vars.space.s },
    tablet: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: vars.space.l,
    },
  }),
]);
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
export const description = style({ color: vars.color.textMuted, maxInlineSize: vars.measure.reading });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, flexShrink: 0 });
