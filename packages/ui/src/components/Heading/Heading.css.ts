import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { sectionTitle } from '../../private/sectionTitle';
import { vars } from '../../tokens/vars.css';

export const heading = style({
  color: vars.color.text,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  // Takes the focus from code; it is not a control.
  outline: 'none',
});
export const size = styleVariants({
  title: {
    fontSize: vars.fontSize.heading,
    lineHeight: vars.lineHeight.heading,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '-0.015em',
    '@media': {
      [media.tablet]: { fontSize: vars.fontSize.display, lineHeight: vars.lineHeight.display },
    },
  },
  section: sectionTitle,
  part: {
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
    fontWeight: vars.fontWeight.semibold,
  },
});
