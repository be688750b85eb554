import { style } from '@vanilla-extract/css';
import { bar as progressBar, tone as progressTone } from '../../components/Progress/Progress.css';
import { focusRing } from '../../css/focusRing.css';
import { forcedFill } from '../../css/forcedColors';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';
import { plainList } from '../QuestionView/plainList';

export const navigator = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' });

export const progress = style({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' });
export const bar = style([progressBar, progressTone.accent, { marginBlockStart: vars.space.xs }]);

export const legend = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
});

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const legendFlag = style({
  flexShrink: 0,
  color: vars.tone.attention.text,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

/** Answered is a filled cell, current one with a ring. The gap keeps the ring visible around a filled one. */
const ring = (gap: string, width: string) =>
  `0 0 0 ${gap} ${vars.color.surface}, 0 0 0 ${width} ${vars.color.text}`;
const forcedRing = (gap: string, width: string) => ({
  boxShadow: `0 0 0 ${gap} Canvas, 0 0 0 ${width} CanvasText`,
});
const forcedFace = {
  forcedColorAdjust: 'none',
  borderColor: 'CanvasText',
  background: 'Canvas',
  color: 'CanvasText',
} as const;

/** A part is answered: a bar at the foot. */
const halfFilled = (color: string) =>
  `linear-gradient(to top, ${color} 0.3125rem, transparent 0.3125rem) ${vars.color.surface}`;

const face = {
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  selectors: {
    '&[data-answered="yes"]': {
      background: vars.tone.accent.solid,
      borderColor: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    '&[data-answered="partly"]': {
      borderColor: vars.tone.accent.solid,
      background: halfFilled(vars.tone.accent.solid),
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
    '&[data-current="true"]': { boxShadow: ring('1px', '3px') },
  },
  '@media': {
    [media.forced]: {
      ...forcedFace,
      selectors: {
        '&[data-answered="yes"]': forcedFill,
        '&[data-answered="partly"]': {
          background: 'linear-gradient(to top, CanvasText 0.3125rem, Canvas 0.3125rem)',
        },
        '&[data-current="true"]': forcedRing('1px', '3px'),
      },
    },
  },
});

export const part = style({
  marginBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  overflowWrap: 'anywhere',
});

export const cells = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
  gap: vars.space.xs,
});

export const cell = style([
  focusRing,
  {
    ...face,
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
      '&[data-flagged]': { position: 'relative' },
      '&:hover': { background: vars.color.hover },
      '&[data-answered="yes"]:hover': { background: vars.tone.accent.solidHover },
      '&[data-answered="partly"]:hover': { background: halfFilled(vars.tone.accent.solidHover) },
      '&[aria-current="true"]': { boxShadow: ring('2px', '4px') },
    },
    '@media': {
      [media.touch]: { blockSize: '2.75rem' },
      [media.forced]: {
        ...forcedFace,
        selectors: {
          '&:hover': { background: 'Canvas' },
          '&[data-answered="yes"], &[data-answered="yes"]:hover': forcedFill,
          '&[data-answered="partly"], &[data-answered="partly"]:hover': {
            background: 'linear-gradient(to top, CanvasText 0.3125rem, Canvas 0.3125rem)',
          },
          '&[aria-current="true"]': forcedRing('2px', '4px'),
          // Around the ring, whose place the focus ring would take.
          '&[aria-current="true"]:focus-visible': { outlineOffset: '4px' },
        },
      },
    },
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
  '@media': {
    [media.forced]: { background: 'Canvas', color: 'CanvasText', boxShadow: '0 0 0 1px CanvasText' },
  },
});
