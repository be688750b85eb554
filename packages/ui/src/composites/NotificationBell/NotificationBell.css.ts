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
  { color: vars.color.textMuted, fontWeight: vars.fontWeight.semibold },
]);
/** The text of its lines stands below the title; what is hovered reaches beyond. */
export const list = style({ padding: 0, marginInline: `calc(-1 * ${vars.space.xs})`, listStyle: 'none' });
