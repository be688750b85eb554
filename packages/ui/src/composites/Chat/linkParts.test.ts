import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './linkParts';

const links = (text: string) => linkParts(text).flatMap((part) => (part.href ? [part.text] : []));

test.each([
  ['Xem https://sen.vn/bai-1, rồi trả lời.', ['https://sen.vn/bai-1']],
  ['(xem www.sen.vn/a).', ['www.sen.vn/a']],
  ['https://vi.wikipedia.org/wiki/Sen_(hoa)', ['https://vi.wikipedia.org/wiki/Sen_(hoa)']],
  ['http://a.vn và https://b.vn', ['http://a.vn', 'https://b.vn']],
  ['javascript:alert(1) data:text/html,x file:///etc', []],
  ['https://sen.vn@xấu.vn/a', []],
  ['không có liên kết', []],
])('%s', (text, found) => {
  expect(links(text)).toEqual(found);
});

test('no letter is lost and every link is of the web', () => {
  assert(
    property(
      array(oneof(string(), webUrl(), constantFrom(' ', '\n', 'www.', '(')), { maxLength: 6 }),
      (texts) => {
        const text = texts.join('');
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
      },
    ),
    { numRuns: 50 },
  );
});
