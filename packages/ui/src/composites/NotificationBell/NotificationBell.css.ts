import { style } from '@vanilla-extract/css';
import { textSize } from '../../css/text.css';
import { vars } from '../../tokens/vars.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: 'min(22rem, calc(100vw - 3rem))',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: '2.25rem',
});
export const section = style([
  textSize.caption,
  { paddingInline: vars.space.xs, color: vars.color.textMuted, fontWeight: vars.fontWeight.semibold },
]);
export const list = style({ padding: 0, listStyle: 'none' });
