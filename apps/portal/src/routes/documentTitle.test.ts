import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productTitle } from './documentTitle';

test('the product has the title of index.html', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(html).toContain(`<title>${productTitle}</title>`);
});
