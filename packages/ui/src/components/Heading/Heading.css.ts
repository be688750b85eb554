import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const heading = style({ color: vars.color.text, textWrap: 'pretty', overflowWrap: 'anywhere' });
export const size = styleVariants({
  display: {
    fontSize: vars.fontSize.heading,
    lineHeight: vars.lineHeight.heading,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '-0.015em',
    '@media': {
      [media.tablet]: { fontSize: vars.fontSize.display, lineHeight: vars.lineHeight.display },
    },
  },
  heading: {
    fontSize: vars.fontSize.heading,
    lineHeight: vars.lineHeight.heading,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '-0.01em',
  },
  title: {
    fontSize: vars.fontSize.title,
    lineHeight: vars.lineHeight.title,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '-0.005em',
  },
  large: {
    fontSize: vars.fontSize.large,
    lineHeight: vars.lineHeight.large,
    fontWeight: vars.fontWeight.semibold,
  },
  body: {
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
    fontWeight: vars.fontWeight.semibold,
  },
});
