import { globalStyle, style } from '@vanilla-extract/css';
import { besideAside, documentWithAside, stickyAside, withAside } from '../../private/documentWithAside.css';
import { startsWithText } from '../../private/textInset';
import { vars } from '../../tokens/vars.css';
import { markBeside } from './markBeside';

export const frame = documentWithAside;
export const review = withAside;
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
export const plain = style([column, { maxInlineSize: vars.measure.sheet }]);
export const top = style([column, besideAside]);
export const navigator = stickyAside;
export const parts = style([column, besideAside, { ':empty': { display: 'none' } }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
globalStyle(`${actions} > :first-child`, startsWithText);
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

/** Not hidden under a sticky bar at the top. */
export const question = style({ scrollMarginBlockStart: '5rem', containerType: 'inline-size' });

/** An answer with its fields for a mark: beside it where there is room, so that one is read while the other is filled in. */
export const marked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'start',
  '@container': { [markBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space.m } },
});
