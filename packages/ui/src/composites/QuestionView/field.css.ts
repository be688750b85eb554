import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { selectArrow } from '../../css/selectArrow.css';
import { vars } from '../../tokens/vars.css';

/** The look of a field in a question: native input, select or textarea. */
export const field = style({
  minBlockSize: '2.5rem',
  maxInlineSize: '100%',
  paddingBlock: '0.3125rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  outline: 'none',
  outlineOffset: '1px',
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.textMuted },
    '&[aria-invalid="true"]:enabled': {
      borderColor: vars.tone.waiting.solid,
      backgroundColor: vars.tone.waiting.soft,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
    '&:disabled': { backgroundColor: vars.color.sunken, color: vars.color.text, opacity: 1 },
    '&:read-only:not(select)': { background: vars.color.sunken },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});

export const select = style([
  field,
  selectArrow,
  {
    // After that of `field`.
    paddingInlineEnd: '1.875rem',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'default' },
      '&[data-chosen]:enabled': {
        backgroundColor: vars.color.selected,
        borderColor: vars.tone.accent.border,
      },
    },
  },
]);

/** A field within a sentence; it grows with its content. */
export const inline = style({
  fieldSizing: 'content',
  minInlineSize: '6rem',
  // Those of two lines must not touch.
  marginBlock: vars.space.xxs,
  marginInline: vars.space.hair,
  verticalAlign: 'middle',
});

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  selectors: { '&[data-tone="waiting"]': { color: vars.tone.waiting.text } },
});

export const answer = style({
  border: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});
