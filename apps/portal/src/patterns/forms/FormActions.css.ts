import { actionBar } from '@sen/ui/css/actionBar.css';
import { responsive } from '@sen/ui/css/responsive';
import { vars } from '@sen/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style([actionBar, { display: 'flex', flexDirection: 'column', gap: vars.space.xs }]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
export const missing = style([
  { minInlineSize: 0, selectors: { '&:has(li)': { flexBasis: '100%' } } },
  responsive({ tablet: { flexGrow: 1, selectors: { '&:has(li)': { flexBasis: '14rem' } } } }),
]);

const phone = 'screen and (max-width: 47.99rem)';

/** Two save buttons leave it no room on a phone: the link above the page's title leads to the same place. */
export const cancel = style({
  '@media': { [phone]: { selectors: { '&:has(+ * + *)': { display: 'none' } } } },
});
globalStyle(`${line} > button`, { '@media': { [phone]: { paddingInline: vars.space.s } } });
