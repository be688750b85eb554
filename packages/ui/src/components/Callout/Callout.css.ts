import { style, styleVariants } from '@vanilla-extract/css';
import { eachTone } from '../../private/eachTone';
import { vars } from '../../tokens/vars.css';

export const callout = style({
  display: 'flex',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: '1px solid',
  minInlineSize: 0,
});
export const tone = styleVariants(eachTone, (key) => ({
  background: vars.tone[key].soft,
  borderColor: vars.tone[key].border,
  color: vars.color.text,
}));
export const mark = styleVariants(eachTone, (key) => ({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.tone[key].text,
  paddingBlockStart: `calc((${vars.density.lineHeight} - 1.25rem) / 2)`,
}));
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.fontWeight.semibold });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
