import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { markBeside } from './markBeside';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@container': {
    [markBeside]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      maxBlockSize: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
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
