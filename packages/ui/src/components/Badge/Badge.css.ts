import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { eachTone } from '../../private/eachTone';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '1.5rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const soft = styleVariants(eachTone, (tone) => ({
  background: vars.tone[tone].soft,
  color: vars.tone[tone].text,
}));

export const solid = styleVariants(eachTone, (tone) => ({
  background: vars.tone[tone].solid,
  color: vars.tone[tone].onSolid,
}));

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  flexShrink: 0,
  forcedColorAdjust: 'none',
});

export const dotTone = styleVariants(eachTone, (tone) => ({ background: vars.tone[tone].solid }));

/** The words of a dangerous state are as red as its dot; all others keep the colour of the text around. */
export const statusDanger = style({ color: vars.tone.danger.text });

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
});
