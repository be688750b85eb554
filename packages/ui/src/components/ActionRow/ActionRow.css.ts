import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';
import { button, label } from '../Button/Button.css';

/** As wide as all actions side by side where there is room for that, and never narrower than the first of them and the button. */
export const row = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minInlineSize: 'min(100%, var(--sen-actions-least, 0px))',
  inlineSize: 'var(--sen-actions, max-content)',
  maxInlineSize: '100%',
  selectors: { '&[data-spread]': { inlineSize: '100%' } },
});
export const place = style({
  display: 'flex',
  flex: '0 0 auto',
  minInlineSize: 0,
  selectors: {
    // The only one left gives way: its label is cut before the row is wider than its place.
    '&[data-only]': { flexShrink: 1 },
    [`${row}[data-spread] > &:not([data-menu])`]: { flexGrow: 1 },
  },
});
globalStyle(`${place} ${button}`, { whiteSpace: 'nowrap', minInlineSize: 0 });
globalStyle(`${row}[data-spread] > ${place}:not([data-menu]) ${button}`, { inlineSize: '100%' });
globalStyle(`${place} ${label}`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
