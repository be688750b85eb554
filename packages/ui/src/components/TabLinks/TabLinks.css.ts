import { style } from '@vanilla-extract/css';
import * as tabs from '../../private/tabs/TabList.css';
import { vars } from '../../tokens/vars.css';

export const list = style([tabs.list, { listStyle: 'none', marginBlock: 0, marginInlineEnd: 0, padding: 0 }]);

export const item = style({ flexShrink: 0 });

export const link = style([
  tabs.tab,
  {
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.tone.accent.text },
      '&[aria-current]::after': tabs.chosenLine,
    },
  },
]);
