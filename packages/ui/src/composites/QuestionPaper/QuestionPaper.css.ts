import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { plainList } from '../QuestionView/plainList';
import { modelAnswer } from '../QuestionView/writtenText.css';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.s,
});

export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});

/** A sign, a label, a text and a word; lines without a sign keep its place. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  selectors: { '&[data-right]': { background: vars.tone.success.soft } },
});

export const sign = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: vars.density.lineHeight,
  color: vars.tone.success.text,
});

export const label = style({
  flexShrink: 0,
  minInlineSize: '1.25rem',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
});

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const word = style({
  flexShrink: 0,
  color: vars.tone.success.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
});

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

/** The right answer in its place in the sentence. */
export const blank = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  marginInline: vars.space.hair,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.tone.success.border}`,
  borderRadius: vars.radius.s,
  background: vars.tone.success.soft,
  lineHeight: vars.lineHeight.large,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const blankNumber = style({
  color: vars.tone.success.text,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minInlineSize: 0 });
export const arrow = style({ flexShrink: 0, color: vars.tone.success.text });

export const model = modelAnswer;
