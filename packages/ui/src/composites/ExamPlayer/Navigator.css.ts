import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { plainList } from '../QuestionView/plainList.css';

export const navigator = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' });

export const progress = style({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' });

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  marginBlockStart: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.pressed,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: vars.color.pressed },
  '::-webkit-progress-value': { background: vars.tone.accent.solid },
  selectors: { '&::-moz-progress-bar': { background: vars.tone.accent.solid } },
});

export const legend = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.xxs,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
  },
]);

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const legendFlag = style({ flexShrink: 0, color: vars.tone.attention.text });

const face = {
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  selectors: {
    '&[data-answered="true"]': {
      background: vars.tone.accent.solid,
      borderColor: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
  },
};

export const sample = style({
  ...face,
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.s,
  selectors: {
    ...face.selectors,
    '&[data-current="true"]': { boxShadow: `0 0 0 1px ${vars.color.surface}, 0 0 0 3px ${vars.color.text}` },
  },
});

export const part = style({
  marginBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  overflowWrap: 'anywhere',
});

export const cells = style([
  plainList,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))', gap: vars.space.xs },
]);

export const cell = style([
  focusRing,
  {
    ...face,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '2.5rem',
    padding: 0,
    borderRadius: vars.radius.m,
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      ...face.selectors,
      '&:hover': { background: vars.color.hover },
      '&[data-answered="true"]:hover': { background: vars.tone.accent.solidHover },
      '&[aria-current="true"]': {
        boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.text}`,
      },
    },
    '@media': { [media.touch]: { blockSize: '2.75rem' } },
  },
]);

/** On its own background, so that it is visible on a filled cell too. */
export const flag = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: '-0.375rem',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  padding: '0.1875rem',
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.tone.attention.text,
  boxShadow: `0 0 0 1px ${vars.tone.attention.border}`,
});
