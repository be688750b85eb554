import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const flag = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '2.25rem',
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'transparent',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    cursor: 'pointer',
    selectors: {
      '&:hover:enabled': { background: vars.color.hover },
      '&:disabled': { cursor: 'default' },
      '&[aria-pressed="true"]': {
        color: vars.tone.attention.text,
        fontWeight: vars.fontWeight.medium,
      },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);
