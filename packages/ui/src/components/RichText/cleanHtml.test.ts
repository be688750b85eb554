import { expect, test } from 'vitest';
import { cleanHtml, cleanMarkup, cleanPasted } from './cleanHtml';

// Sanitising in a browser is tested by the stories Rules, Pasted and RefusesAttacks.
test('where nothing can be read as a page nothing is let through', () => {
  for (const html of ['<p>Một</p>', '<img src=x onerror=alert(1)>', 'chữ'])
    expect([cleanHtml(html), cleanMarkup(html), cleanPasted(html)]).toEqual(['', '', '']);
});
