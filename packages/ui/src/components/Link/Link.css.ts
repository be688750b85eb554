import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const link = style([
  focusRing,
  {
    borderRadius: vars.radius.s,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    cursor: 'pointer',
    transition: `color ${vars.duration.quick}, text-decoration-color ${vars.duration.quick}`,
  },
]);

export const variant = styleVariants({
  inline: {
    color: vars.tone.accent.text,
    textDecorationLine: 'underline',
    textDecorationColor: vars.tone.accent.border,
    ':hover': { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
  },
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: '1.5rem',
    color: vars.tone.accent.text,
    fontWeight: vars.fontWeight.medium,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  title: {
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    textDecorationLine: 'none',
    ':hover': { color: vars.tone.accent.text, textDecorationLine: 'underline' },
  },
});
