import { globalStyle, style } from '@vanilla-extract/css';
import { startsWithText } from '../../private/textInset';
import { vars } from '../../tokens/vars.css';

export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  // As wide as its page, however short its questions are.
  inlineSize: '100%',
  maxInlineSize: vars.measure.sheet,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
globalStyle(`${actions} > :first-child`, startsWithText);
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

/** Not hidden under a sticky bar at the top. */
export const question = style({ scrollMarginBlockStart: '5rem' });
