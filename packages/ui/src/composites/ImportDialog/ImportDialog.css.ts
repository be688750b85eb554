import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

/** Focused by script when a step begins, never by Tab; a ring around everything would carry no information. */
export const flow = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  outline: 'none',
});

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      inlineSize: vars.space.m,
      blockSize: '1px',
      background: vars.color.borderStrong,
    },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
  },
});

export const stepMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[aria-current] > &`]: {
      borderColor: vars.tone.accent.solid,
      background: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    [`${step}[data-done] > &`]: {
      borderColor: vars.tone.accent.border,
      background: vars.tone.accent.soft,
      color: vars.tone.accent.text,
    },
  },
});

/** On a phone only the current step has a visible name. */
export const stepName = style({
  '@media': {
    'screen and (max-width: 47.99rem)': {
      selectors: {
        [`${step}:not([aria-current]) > &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});
export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text,
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const middle = style({
  marginInline: 'auto',
  inlineSize: 'min(100%, 26rem)',
  paddingBlock: vars.space.xxl,
});
export const working = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const summary = style({
  flexGrow: 1,
  alignSelf: 'center',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const sheet = style({ maxInlineSize: '22rem' });

/** The value as typed, including spaces. */
export const value = style({ whiteSpace: 'pre' });
export const noValue = style({ color: vars.color.textMuted });
export const reason = style({ color: vars.tone.danger.text });
