import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** A written answer: the box ends where its card does, the text where it can still be read well. */
export const writtenAnswer = style({
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: `max(${vars.space.m}, 100% - ${vars.measure.reading})`,
  borderInlineStart: `3px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const modelAnswer = style([
  writtenAnswer,
  { borderInlineStartColor: vars.tone.success.border, background: vars.tone.success.soft },
]);
