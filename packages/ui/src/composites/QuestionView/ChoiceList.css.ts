import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/media';
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

const base = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlock: `calc((${vars.density.lineHeight} - 1.25rem) / 2)`,
  border: `2px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  cursor: 'inherit',
  outline: 'none',
  selectors: { '&:checked': { borderColor: vars.tone.accent.solid } },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

export const mark = styleVariants({
  radio: [
    base,
    {
      borderRadius: '50%',
      selectors: { '&:checked': { borderWidth: '6px' } },
    },
  ],
  checkbox: [
    base,
    {
      display: 'grid',
      placeItems: 'center',
      borderRadius: vars.radius.s,
      selectors: {
        '&:checked': { background: vars.tone.accent.solid },
        '&:checked::after': {
          content: '',
          inlineSize: '0.375rem',
          blockSize: '0.6875rem',
          border: `solid ${vars.tone.accent.onSolid}`,
          borderWidth: '0 2px 2px 0',
          transform: 'translateY(-1px) rotate(45deg)',
        },
      },
    },
  ],
});

export const label = style({ fontWeight: vars.fontWeight.medium, color: vars.color.textMuted });

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
