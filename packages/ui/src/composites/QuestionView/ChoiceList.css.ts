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
    '&:has(:checked)': { background: vars.color.selected, borderColor: vars.tone.accent.border },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    ':disabled > &': { cursor: 'default', background: 'transparent' },
    ':disabled > &:has(:checked)': { background: vars.color.selected },
  },
});

/** The whole line shows the focus. */
const inLine = { outline: 'none' } as const;

export const mark = styleVariants({
  radio: [choiceMark, dot, inLine],
  checkbox: [choiceMark, box, inLine],
});

export const label = style({
  minInlineSize: '1.25rem',
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
