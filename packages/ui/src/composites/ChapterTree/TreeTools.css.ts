import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { inNarrow } from './treeLooks';

export const toolsPlace = style({ containerType: 'inline-size', minInlineSize: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
});

/** View controls beside editing controls. */
export const inWords = style({ display: 'flex', gap: vars.space.xxs, ...inNarrow({ display: 'none' }) });

/** The same controls behind one button on narrow screens. */
export const inMenu = style({ display: 'none', ...inNarrow({ display: 'flex' }) });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

const state = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontWeight: vars.fontWeight.medium,
} as const;

export const sumState = styleVariants({
  done: { ...state, color: vars.tone.success.text },
  missing: { ...state, color: vars.tone.waiting.text },
  over: { ...state, color: vars.tone.danger.text },
});
