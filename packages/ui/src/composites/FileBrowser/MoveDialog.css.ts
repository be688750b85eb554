import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.density.controlSmall,
});
export const place = style({ fontWeight: vars.fontWeight.semibold, minInlineSize: 0 });
export const list = style([
  focusRingInside,
  {
    blockSize: '18rem',
    overflowY: 'auto',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    padding: vars.space.xxs,
  },
]);
export const waiting = style({ padding: vars.space.s });
export const none = style({ padding: vars.space.s, color: vars.color.textMuted });
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '18rem',
  alignContent: 'start',
  padding: vars.space.s,
});
export const folder = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: vars.density.control,
    paddingInline: vars.space.s,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover:enabled': { background: vars.color.hover },
      '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forced]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
  },
]);
export const name = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
