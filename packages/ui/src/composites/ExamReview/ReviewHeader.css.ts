import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const header = style([
  { display: 'grid', rowGap: vars.space.s },
  responsive({
    phone: { gridTemplateColumns: 'minmax(0, 1fr)' },
    tablet: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.xl,
    },
  }),
]);

export const back = style({ gridColumn: '1 / -1' });
export const what = style({ display: 'grid', gap: vars.space.xxs });
export const score = style([
  { display: 'grid' },
  responsive({ phone: { justifyItems: 'start' }, tablet: { justifyItems: 'end' } }),
]);

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const number = style({
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.display,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const of = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.regular,
});

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const note = style({ gridColumn: '1 / -1' });
