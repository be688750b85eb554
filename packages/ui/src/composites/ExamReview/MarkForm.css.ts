import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
  marginBlockEnd: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border}`,
  scrollMarginBlock: `5rem ${vars.space.m}`,
});

export const heading = style({ fontWeight: vars.fontWeight.semibold });
export const points = style({ maxInlineSize: '16rem' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const next = style({ marginInlineStart: 'auto' });

export const state = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="saved"]': { color: vars.tone.success.text },
    '&[data-state="changed"]': { color: vars.tone.waiting.text },
    '&[data-state="failed"]': { color: vars.tone.danger.text },
  },
});
