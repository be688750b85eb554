import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/vars.css';
import { plainList } from '../plainList';
import { signedText } from '../signedText.css';
import { modelAnswer, writtenAnswer } from '../writtenText.css';

export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

/** A line with an answer and its mark. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&[data-mark="right"]': { borderColor: vars.tone.success.border, background: vars.tone.success.soft },
    '&[data-mark="wrong"]': { borderColor: vars.tone.danger.border, background: vars.tone.danger.soft },
    '&[data-mark="key"]': { borderColor: vars.tone.success.border, borderStyle: 'dashed' },
    // No colour of a tone: green would say that it is right.
    '&[data-mark="chosen"]': { borderColor: vars.color.textMuted, background: vars.color.sunken },
  },
});

export const text = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const label = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.medium });
export const marks = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
});
export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
export const chosen = style([
  signedText,
  {
    gap: vars.space.xxs,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    fontWeight: vars.fontWeight.semibold,
  },
]);
export const block = style({ display: 'grid', gap: vars.space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The content of a blank, within its sentence. */
export const blank = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInline: vars.space.hair,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  lineHeight: vars.lineHeight.large,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  whiteSpace: 'pre-wrap',
  selectors: {
    '&[data-mark="right"]': { borderColor: vars.tone.success.border, background: vars.tone.success.soft },
    '&[data-mark="wrong"]': { borderColor: vars.tone.danger.border, background: vars.tone.danger.soft },
    '&[data-empty]': { color: vars.color.textMuted, borderStyle: 'dashed' },
  },
});

export const written = writtenAnswer;
export const model = modelAnswer;

export const correction = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});
