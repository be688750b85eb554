import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });

export const size = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
