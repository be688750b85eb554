import { describe, expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import { cleanMarkup, picturesOfMarkup, textOfMarkup } from './markup.ts';

describe('cleanMarkup', () => {
  test.each([
    ['<p>Chào <strong>cả lớp</strong></p>', '<p>Chào <strong>cả lớp</strong></p>'],
    ['<p>Một<br/>hai</p>', '<p>Một<br>hai</p>'],
    ['<b>đậm</b> <i>nghiêng</i>', '<strong>đậm</strong> <em>nghiêng</em>'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['&lt;b&gt; &amp; &#39;', '&lt;b&gt; &amp; &#39;'],
    ['<p>chưa đóng <em>thẻ', '<p>chưa đóng <em>thẻ</em></p>'],
    ['thừa</p></em>', 'thừa'],
    ['<ul><li>a</ul>b', '<ul><li>a</li></ul>b'],
    ['<p class="x" style="color:red" onclick="alert(1)">a</p>', '<p>a</p>'],
    [
      '<a href="https://sen.vn/?a=1&amp;b=2" target="_blank">x</a>',
      '<a href="https://sen.vn/?a=1&amp;b=2">x</a>',
    ],
    ['<h1>to</h1><div>khối</div>', 'tokhối'],
    ['<p>tệp \u202Efdp.exe</p>', '<p>tệp fdp.exe</p>'],
    ['a&#8238;b&#x202E;c&#0000008238;d&rlm;e', 'abcde'],
    ['&#8&#8238;238; &#82\u202E38;', '&amp;#8238; '],
    ['👩\u200D🏫 &#8205; &copy;', '👩\u200D🏫 &#8205; &copy;'],
  ])('%s', (html, clean) => {
    expect(cleanMarkup(html)).toBe(clean);
  });

  test.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://x.example"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<!-- <script>alert(1)</script> -->',
    '<!doctype html>',
    '<form action="https://x.example"><input name="a"></form>',
  ])('nothing is left of %s', (html) => {
    expect(cleanMarkup(html)).toBe('');
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    '/api/logout',
  ])('a link to %j leads nowhere', (href) => {
    expect(cleanMarkup(`<a href="${href}">x</a>`)).not.toContain('href');
  });

  const id = '5f0c1d7e-3f57-4c43-9d5f-0f1f3b9a9c01';
  test.each([
    [`<img alt='Sơ đồ "A" &lt;1&gt;' src=/api/files/${id} onload=x>`, ' alt="Sơ đồ &quot;A&quot; &lt;1&gt;"'],
    [
      `<img src="/api/files/${id}" alt=" hai\n dòng " width="640" height="480"/>`,
      ' alt="hai dòng" width="640" height="480"',
    ],
    [`<img src="/api/files/${id}" width="-1" height="1e9">`, ' alt=""'],
  ])('%s is a picture of this product', (html, rest) => {
    const clean = cleanMarkup(html);
    expect(clean).toBe(`<img src="/api/files/${id}"${rest}>`);
    expect(cleanMarkup(clean)).toBe(clean);
  });

  test.each([
    `https://x.example/api/files/${id}`,
    `//x.example/api/files/${id}`,
    `/api/files/${id}/../../logout`,
    `/api/files/${id}?a=1`,
    'data:image/png;base64,iVBORw0KGgo=',
    `/api/files/${id.toUpperCase()}`,
  ])('a picture of %s is left out', (src) => {
    expect(cleanMarkup(`<p>a<img src="${src}" alt="b"></p>`)).toBe('<p>a</p>');
  });

  it('leaves only known tags without attributes, and is stable', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '<p>',
      '</p>',
      '<a href="',
      '<a href=x ',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<b onclick=',
      '<img src=x onerror=y>',
      'https://sen.vn',
      'javascript:',
      ' chữ ',
      '<ul><li>',
      '</li>',
      '<svg>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanMarkup(pieces.join(''));
        const rest = clean
          .replaceAll(/<\/?(?:p|strong|ul|li|a)>/g, '')
          .replaceAll(/<a href="https:\/\/[^"<>]*">/g, '');
        expect(rest).not.toMatch(/[<>]/);
        expect(cleanMarkup(clean)).toBe(clean);
      }),
    );
  });

  it('takes no longer than a reader would notice, and nests no deeper than a browser bears', () => {
    const started = performance.now();
    for (const piece of ['<a ', '<a href="', '<!--', '<ul>', '&', "<p title='"])
      cleanMarkup(piece.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2000);
    expect(cleanMarkup('<ul>'.repeat(1000))).toBe('<ul>'.repeat(32) + '</ul>'.repeat(32));
  });
});

test('the pictures of markup are found with their descriptions', () => {
  const ids = ['5f0c1d7e-3f57-4c43-9d5f-0f1f3b9a9c01', '5f0c1d7e-3f57-4c43-9d5f-0f1f3b9a9c02'];
  const html = `<p>a</p><img src="/api/files/${ids[0]}" alt="Một &amp; hai"><ul><li><img src="/api/files/${ids[1]}"></li></ul>`;
  expect(picturesOfMarkup(cleanMarkup(html))).toEqual([
    { id: ids[0], alt: 'Một & hai' },
    { id: ids[1], alt: '' },
  ]);
  // What says of itself to be a picture is a text.
  expect(picturesOfMarkup(cleanMarkup(`&lt;img src="/api/files/${ids[0]}"&gt;`))).toEqual([]);
});

test('the text of markup has a line for each paragraph', () => {
  expect(
    textOfMarkup('<h3>Hỏi</h3><p>Máy  báo &lt;E12&gt;&nbsp;lỗi</p><ul><li>một</li><li>hai</li></ul>'),
  ).toBe('Hỏi\nMáy báo <E12> lỗi\nmột\nhai');
  expect(textOfMarkup('<p></p><p><br></p>')).toBe('');
});
