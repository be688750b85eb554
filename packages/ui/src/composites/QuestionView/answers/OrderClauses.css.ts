import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../css/focusRing.css';
import { media } from '../../../css/media';
import { vars } from '../../../tokens/vars.css';

export const untouched = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const keep = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: '2rem',
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.tone.accent.text,
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      ':disabled &': { visibility: 'hidden' },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);
