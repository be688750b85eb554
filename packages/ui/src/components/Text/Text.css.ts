import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const tone = styleVariants({
  plain: {},
  muted: { color: vars.color.textMuted },
  accent: { color: vars.tone.accent.text },
  attention: { color: vars.tone.attention.text },
  waiting: { color: vars.tone.waiting.text },
  danger: { color: vars.tone.danger.text },
  success: { color: vars.tone.success.text },
  info: { color: vars.tone.info.text },
});
export const weight = styleVariants(vars.fontWeight, (value: string) => ({ fontWeight: value }));
export const preserved = style({ whiteSpace: 'pre-wrap' });
