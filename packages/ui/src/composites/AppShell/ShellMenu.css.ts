import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { drawerWidths } from './shellSizes';

export const menu = style({ padding: vars.space.s });

export const link = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '2.75rem',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.m,
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:active': { background: vars.color.pressed },
      '&[aria-current]': {
        background: vars.color.selected,
        color: vars.tone.accent.text,
        fontWeight: vars.fontWeight.semibold,
      },
      // Marks the current item without relying on colour.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: '0.625rem',
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: vars.radius.full,
        background: 'currentColor',
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } } },
  },
]);

export const narrow = style({ justifyContent: 'center', paddingInline: 0, minBlockSize: '3rem' });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: vars.color.textMuted,
  selectors: { [`${link}[aria-current] &`]: { color: 'inherit' } },
});

export const name = style({ minInlineSize: 0 });

export const count = style({ display: 'inline-flex', marginInlineStart: 'auto' });
/** At the corner of the icon. */
export const cornerCount = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineStart: 'calc(50% + 0.25rem)',
  display: 'inline-flex',
});

/** Fixed, so that the drawer's overflow does not clip it; without insets it stays beside its icon. */
export const tip = style({
  position: 'fixed',
  insetInlineStart: `calc(${drawerWidths.closed} - ${vars.space.xs})`,
  zIndex: vars.layer.tooltip,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [`${link}:hover > &, ${link}:focus-visible > &`]: { opacity: 1 } },
  '@media': { [media.forced]: { border: '1px solid' } },
});
