import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const bubbles = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xs,
});
export const bubble = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });
export const restore = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: vars.color.raised,
    boxShadow: vars.shadow.middle,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick}`,
    ':hover': { background: vars.color.hover },
    '@media': { [media.forced]: { border: '1px solid ButtonText' } },
  },
]);
/** Touch has no hover, so it is always visible there. */
export const close = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: vars.color.raised,
    color: vars.color.textMuted,
    boxShadow: vars.shadow.low,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${bubble}:is(:hover, :focus-within) &`]: { opacity: 1 } },
      },
      [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
    },
  },
]);
