import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** A native checkbox, radio or switch with its label: the whole line is the target. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  cursor: 'pointer',
  fontSize: vars.density.fontSize,
  lineHeight: vars.density.lineHeight,
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textDisabled } },
  '@media': { [media.touch]: { paddingBlock: '0.5625rem' } },
});

/** Only the box, for tables: the target is larger than the box. */
export const bare = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  cursor: 'pointer',
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const mark = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: `calc((${vars.density.lineHeight} - 1.25rem) / 2)`,
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  cursor: 'inherit',
  outline: 'none',
  outlineOffset: '2px',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
    '&:hover:not(:disabled)': { borderColor: vars.color.textMuted },
    '&:is(:checked, [type="checkbox"]:indeterminate)': {
      background: vars.tone.accent.solid,
      borderColor: vars.tone.accent.solid,
    },
    '&:is(:checked, [type="checkbox"]:indeterminate):hover:not(:disabled)': {
      background: vars.tone.accent.solidHover,
      borderColor: vars.tone.accent.solidHover,
    },
    '&[aria-invalid="true"], fieldset[aria-invalid="true"] &:not(:checked)': {
      borderColor: vars.tone.danger.text,
    },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.border },
    '&:is(:checked, [type="checkbox"]:indeterminate):disabled': {
      background: vars.color.textDisabled,
      borderColor: vars.color.textDisabled,
    },
    '&::after': { content: '', position: 'absolute', opacity: 0 },
    '&:is(:checked, [type="checkbox"]:indeterminate)::after': { opacity: 1 },
    [`${bare} &`]: { marginBlockStart: 0 },
  },
  '@media': {
    [media.forced]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } },
  },
});

export const box = style({
  borderRadius: vars.radius.s,
  selectors: {
    '&:checked::after': {
      insetInlineStart: '5px',
      insetBlockStart: '1px',
      inlineSize: '6px',
      blockSize: '11px',
      border: `solid ${vars.tone.accent.onSolid}`,
      // A tick is not mirrored in right-to-left direction.
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(42deg)',
    },
    '&:indeterminate::after': {
      inset: '7px 3.5px auto',
      borderBlockStart: `2px solid ${vars.tone.accent.onSolid}`,
    },
  },
});

export const dot = style({
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': { inset: '4px', borderRadius: vars.radius.full, background: vars.tone.accent.onSolid },
  },
});

export const toggle = style({
  inlineSize: '2.25rem',
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': {
      opacity: 1,
      insetBlock: '2px',
      insetInlineStart: '2px',
      aspectRatio: '1',
      borderRadius: vars.radius.full,
      background: vars.color.textMuted,
      transition: `inset-inline-start ${vars.duration.calm} ${vars.easing.out}`,
    },
    '&:checked::after': {
      insetInlineStart: 'calc(100% - 2px - 0.875rem)',
      background: vars.tone.accent.onSolid,
    },
    '&:disabled:not(:checked)::after': { background: vars.color.textDisabled },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const group = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: '0.375rem' });
export const groupRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });
export const legend = style({ padding: 0, marginBlockEnd: '0.125rem' });
