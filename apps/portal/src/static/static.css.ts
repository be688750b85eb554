import { globalStyle } from '@vanilla-extract/css';

/** The forms that index.html holds before the program has come; start.js says which one this load is for. */
globalStyle('[data-static]', { display: 'none' });
globalStyle('html[data-start="vi"] [data-static="vi"], html[data-start="en"] [data-static="en"]', {
  display: 'block',
});
