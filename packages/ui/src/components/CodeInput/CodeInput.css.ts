import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const code = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const cells = style({ display: 'flex', gap: vars.space.xs });

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  flexShrink: 1,
  minInlineSize: 0,
  blockSize: '3.25rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.heading,
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  outlineOffset: '-1px',
  transition: `border-color ${vars.duration.quick}`,
  selectors: {
    // Two halves are easier to read and compare than one long row.
    '&[data-half]': { marginInlineStart: vars.space.xs },
    [`${code}:hover:not(:has(:disabled)) &`]: { borderColor: vars.color.textMuted },
    [`${code}:has(:focus-visible) &[data-next]`]: { outline: `2px solid ${vars.color.focus}` },
    [`${code}:has([aria-invalid="true"]) &`]: {
      borderColor: vars.tone.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.text}`,
    },
    [`${code}:has(:disabled) &`]: {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
  },
  '@media': { [media.forced]: { selectors: { [`${code}:has(:disabled) &`]: { color: 'GrayText' } } } },
});

/** A transparent input covers the cells, so that pressing, autofill and screen readers use a single field. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  opacity: 0,
  cursor: 'text',
  // iOS zooms into a field with a smaller font.
  fontSize: '1rem',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
