import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { forcedFill } from '../../css/forcedColors';
import { selectArrow } from '../../css/selectArrow.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
});
export const links = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });

/** Phones have room for the current page only, not for eight numbers. */
export const numbers = style({
  display: 'none',
  gap: vars.space.hair,
  listStyle: 'none',
  padding: 0,
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const short = style({
  paddingInline: vars.space.xs,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const number = style([
  focusRing,
  {
    minInlineSize: vars.density.controlSmall,
    minBlockSize: vars.density.controlSmall,
    paddingInline: vars.space.xxs,
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    background: 'transparent',
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-current]': {
        background: vars.tone.accent.soft,
        borderColor: vars.tone.accent.border,
        color: vars.tone.accent.text,
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current], &[aria-current]:hover': forcedFill } } },
  },
]);

export const size = style([
  focusRing,
  selectArrow,
  {
    minBlockSize: vars.density.controlSmall,
    paddingInlineStart: vars.space.s,
    border: `1px solid ${vars.tone.neutral.border}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    cursor: 'pointer',
  },
]);
