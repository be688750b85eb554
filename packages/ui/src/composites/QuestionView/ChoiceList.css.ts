import { style, styleVariants } from '@vanilla-extract/css';
import { box, dot, mark as choiceMark } from '../../private/field/Choice.css';
import { vars } from '../../tokens/vars.css';

export const list = style({ display: 'grid', gap: vars.space.xs });

export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minBlockSize: '2.75rem',
  paddingBlock: `calc((2.75rem - ${vars.density.lineHeight}) / 2 - 1px)`,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-chosen]': { background: vars.color.selected, borderColor: vars.tone.accent.border },
    ':disabled > &': { cursor: 'default', background: 'transparent' },
    ':disabled > &[data-chosen]': { background: vars.color.selected },
  },
});

/** A choice must be visible in the next frame: a transition would repaint the question for several frames. */
const still = style({ transition: 'none' });

export const mark = styleVariants({
  radio: [choiceMark, dot, still],
  checkbox: [choiceMark, box, still],
});

export const label = style({
  minInlineSize: '1.25rem',
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
