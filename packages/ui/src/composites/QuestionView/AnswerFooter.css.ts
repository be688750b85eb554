import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  minBlockSize: vars.density.controlSmall,
  selectors: { ':disabled &': { minBlockSize: 0 } },
});

export const clear = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '2rem',
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    cursor: 'pointer',
    visibility: 'hidden',
    selectors: {
      '&[data-shown="true"]': { visibility: 'visible' },
      '[data-answered] &': { visibility: 'visible' },
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      // Nothing is cleared of what is only read.
      ':disabled &': { display: 'none' },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);

/** On a phone a line of its own from the start: it would only fit beside the button while it is empty. */
export const status = style([
  {
    display: 'flex',
    justifyContent: 'flex-end',
    minBlockSize: vars.lineHeight.caption,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
    color: vars.color.textMuted,
  },
  responsive({ phone: { flexBasis: '100%' }, tablet: { flexBasis: 'auto' } }),
]);
