import { globalStyle, style } from '@vanilla-extract/css';
import { actionBar } from '../../css/actionBar.css';
import { media } from '../../css/media';
import { startsWithText } from '../../private/textInset';
import { vars } from '../../tokens/vars.css';

/** Focused by script when a step begins, never by Tab; a ring around everything would carry no information. */
export const flow = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  outline: 'none',
  // The head of the page, with the way back, is in view when a step begins.
  scrollMarginBlockStart: '20rem',
});

/** Where the keys of a step work; focused like the flow. */
export const begin = style({ outline: 'none' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});
export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text,
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const middle = style({
  marginInline: 'auto',
  inlineSize: 'min(100%, 26rem)',
  paddingBlock: vars.space.l,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xxl } },
});
export const working = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const summary = style({
  flex: '1 1 100%',
  alignSelf: 'center',
  '@media': { [media.tablet]: { flexBasis: 'auto' } },
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const sheet = style({ display: 'grid', gap: vars.space.m, maxInlineSize: '22rem' });

export const actions = style([
  actionBar,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.s },
]);

/** The value as typed, including spaces. */
export const value = style({ whiteSpace: 'pre' });
export const noValue = style({ color: vars.color.textMuted });
export const reason = style({ color: vars.tone.danger.text });
/** Every word of it, on as many lines as that takes. */
export const wholeReason = style([reason, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]);

/** The files begin at the edge of the text, in each line. */
export const templates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.l}`,
});
globalStyle(`${templates} > button`, startsWithText);
