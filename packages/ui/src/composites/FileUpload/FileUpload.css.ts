import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;
export const whole = style({ ...column, gap: vars.space.xs });
/** The chooser with its error. */
export const chooser = style({ ...column, gap: '0.375rem' });

export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

const sign = { display: 'inline-flex', flexShrink: 0, color: vars.color.textMuted } as const;
export const mark = styleVariants({
  queued: sign,
  uploading: sign,
  paused: sign,
  done: { ...sign, color: vars.tone.success.text },
  failed: { ...sign, color: vars.tone.danger.text },
  refused: { ...sign, color: vars.tone.danger.text },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const name = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });
export const note = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${line}:is([data-state="failed"], [data-state="refused"]) &`]: { color: vars.tone.danger.text },
  },
});
export const buttons = style({ display: 'flex', flexShrink: 0, gap: vars.space.xxs });

export const replace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});
export const help = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
});
