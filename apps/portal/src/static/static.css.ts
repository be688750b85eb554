import { globalStyle } from '@vanilla-extract/css';

/** The pre-rendered forms of index.html; start.js selects the one to show. */
globalStyle('[data-static]', { display: 'none' });
globalStyle('html[data-start="vi"] [data-static="vi"], html[data-start="en"] [data-static="en"]', {
  display: 'block',
});
