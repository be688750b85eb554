import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const title = style({
  display: 'block',
  marginBlockEnd: vars.space.s,
  maxInlineSize: vars.measure.reading,
  fontSize: vars.fontSize.large,
  lineHeight: vars.lineHeight.large,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** Line height with room for a field in each line. */
export const blankTitle = style([title, { lineHeight: '2.875rem' }]);
