import { style } from '@vanilla-extract/css';
import { actionBar } from '../../css/actionBar.css';
import { besideAside, documentWithAside, stickyAside, withAside } from '../../private/documentWithAside.css';
import { vars } from '../../tokens/vars.css';

export const frame = documentWithAside;
export const ready = withAside;
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
export const top = style([column, besideAside]);
export const facts = stickyAside;
export const rest = style([column, besideAside]);

export const rules = style({ display: 'grid', gap: vars.space.xs });
export const list = style({ display: 'grid', gap: vars.space.xs, paddingInlineStart: '1.25rem' });
export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** Stays in view: the rules are longer than a phone. */
export const actions = style([actionBar, { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }]);
