import { style } from '@vanilla-extract/css';
import { focusRing, focusRingWithin } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const problem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.tone.danger.text,
});

export const hint = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});

export const muted = style({ color: vars.color.textMuted });

export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.textMuted,
});

export const lessonButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: '2rem',
    paddingBlock: vars.space.hair,
    paddingInline: vars.space.xs,
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    selectors: {
      '&:hover': { background: vars.color.pressed, color: vars.color.text },
      '&[data-missing]': { color: vars.tone.accent.text, fontWeight: vars.fontWeight.medium },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.hair,
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.density.row,
  paddingBlock: vars.space.xxs,
});

export const fieldBox = style([
  focusRingWithin,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.density.controlSmall,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    selectors: {
      '&:has([aria-invalid="true"])': {
        borderColor: vars.tone.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.tone.danger.text}`,
      },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
]);

const input = {
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  paddingBlock: 0,
  paddingInline: vars.space.xs,
  background: 'transparent',
  outline: 'none',
  borderRadius: 'inherit',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  // iOS zooms into fields with a font smaller than this.
  '@media': { [media.touch]: { fontSize: '1rem' } },
} as const;

export const editorInput = style({ ...input, fontSize: vars.density.fontSize });

export const weight = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingBlock: vars.space.xxs,
});

export const weightInput = style({
  ...input,
  inlineSize: '4rem',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const unit = style({ paddingInlineEnd: vars.space.xs, color: vars.color.textMuted });
