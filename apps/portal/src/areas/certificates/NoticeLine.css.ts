import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@sen/ui/tokens';

/** As high with a bar as with a button, so that nothing below moves when the work ends. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minBlockSize: '3rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: '1px solid',
  borderRadius: vars.radius.m,
});
const look = (tone: 'info' | 'success' | 'danger') => ({
  background: vars.tone[tone].soft,
  borderColor: vars.tone[tone].border,
});
export const tone = styleVariants({ info: look('info'), success: look('success'), danger: look('danger') });
export const mark = styleVariants({
  info: { display: 'inline-flex', color: vars.tone.info.text },
  success: { display: 'inline-flex', color: vars.tone.success.text },
  danger: { display: 'inline-flex', color: vars.tone.danger.text },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: '1 1 12rem',
  maxInlineSize: '24rem',
  whiteSpace: 'nowrap',
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
