import { style } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  gap: vars.space.xs,
  minInlineSize: 0,
  // Only actions may need a second line: the search is the one that gives way.
  selectors: { '&[data-one-line]': { flexWrap: 'nowrap' } },
});

export const search = style([
  { minInlineSize: '8rem' },
  responsive({ phone: { flex: '1 1 9rem' }, tablet: { flex: '0 1 22rem' } }),
]);

const group = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs } as const;
export const filters = style({ ...group, flexShrink: 0 });
export const actions = style({ ...group, marginInlineStart: 'auto' });
