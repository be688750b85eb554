import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const disclosure = style({ minInlineSize: 0 });
export const summary = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.density.control,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.s,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.color.hover },
    },
  },
]);
export const arrow = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.calm}`,
  selectors: {
    'details[open] > summary > &': { rotate: '90deg' },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});
export const title = style({ flexGrow: 1, minInlineSize: 0 });
export const content = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.xs });
