import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const hint = style({ margin: 0, color: vars.color.textMuted });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
});

export const lead = style({ display: 'flex', flexShrink: 0 });

export const words = style({ display: 'grid', minInlineSize: 0 });

export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
