import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { attacks } from './attacks';
import { cleanHtml, cleanPasted } from './cleanHtml';
import { foundIn } from './foundIn';
import { RichText } from './RichText';

const lesson = `<h3>Sơ cứu người bị bỏng nhiệt</h3>
<p>Bỏng nhiệt là tai nạn <strong>thường gặp</strong> trong bếp và xưởng. Xử lý đúng trong <em>20 phút đầu</em> giúp vết thương nhẹ đi rõ rệt; xem thêm <a href="https://moh.gov.vn/">hướng dẫn của Bộ Y tế</a>.</p>
<h4>Các bước</h4>
<ol><li>Đưa nạn nhân ra khỏi nguồn nhiệt.</li><li>Làm mát dưới vòi nước sạch<ul><li>Không dùng nước đá.</li><li>Không bôi mỡ hay kem đánh răng.</li></ul></li><li>Che bằng gạc sạch.</li></ol>
<blockquote><p>“Phòng bệnh hơn chữa bệnh.”</p></blockquote>
<p>Gõ lệnh <code>gọi 115</code> để <s>chờ</s> <u>báo ngay</u> cho trạm y tế.</p>
<pre><code>115  cấp cứu
114  chữa cháy</code></pre>
<table><thead><tr><th scope="col">Mức độ</th><th scope="col">Dấu hiệu</th></tr></thead><tbody><tr><td>Độ I</td><td>Da đỏ, rát</td></tr><tr><td>Độ II</td><td>Phồng rộp, ướt</td></tr></tbody></table>`;

const meta = {
  title: 'Display/RichText',
  component: RichText,
  args: { html: lesson },
  parameters: {
    docs: {
      description: {
        component: `Shows a text that somebody wrote in an editor, and nothing but a text: DOMPurify takes everything out that is not on a short list, and hands React markup that a page with Trusted Types lets in.

**When to use** for HTML that is stored: a lesson, an announcement, a comment. **When not**: plain text is a Text; markup of your own is JSX.

**Limits**: pictures are shown from \`imageOrigins\` and from the text itself (PNG, JPEG, GIF, WebP, AVIF), not from elsewhere. Headings begin at the third level, since the page has the others. In a page with a \`trusted-types\` directive, \`dompurify\` has to be among its names. Outside of a browser nothing is rendered.`,
      },
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'hướng dẫn của Bộ Y tế' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    html: '<p>Nguyễn Thị Ẩn gửi đường dẫn <a href="https://sen.vn/a">https://sen.vn/khoa-hoc/an-toan-lao-dong-trong-nha-may-det-may-va-da-giay-phien-ban-moi-nhat</a> cho học viên: ễ, ậ, Ẩ, Ỗ.</p>',
  },
};

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** An image in the text is shown; one from an origin that is not allowed keeps only its alternative text. */
export const Pictures: Story = {
  args: {
    imageOrigins: ['https://files.sen.vn'],
    html: `<p><img src="${dot}" alt="Chấm xanh" width="48" height="48"></p><p><img src="https://evil.test/a.png" alt="Ảnh từ nơi khác"></p>`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Chấm xanh' })).toHaveAttribute('src', dot);
    await expect(canvas.getByAltText('Ảnh từ nơi khác')).not.toHaveAttribute('src');
    const own = '<img src="https://files.sen.vn/a.png" alt="">';
    await expect(cleanHtml(own, { imageOrigins: ['https://files.sen.vn'] })).toBe(own);
    await expect(cleanHtml(own)).not.toContain('files.sen.vn');
    await expect(cleanHtml(own, { imageOrigins: ['https://files.sen.v'] })).not.toContain('files.sen.vn');
    // A path is of the page's own origin, whatever it looks like.
    const path = '<img src="/api/files/1" alt="">';
    await expect(cleanHtml(path, { imageOrigins: [location.origin] })).toBe(path);
    await expect(cleanHtml(path, { imageOrigins: ['https://files.sen.vn'] })).toBe('<img alt="">');
    for (const elsewhere of ['//evil.test/a.png', '/\\evil.test/a.png', '/\t/evil.test/a.png', 'a.png'])
      await expect(
        cleanHtml(`<img src="${elsewhere}" alt="">`, { imageOrigins: [location.origin] }),
      ).not.toContain('evil.test');
    const known = { imageOrigins: [location.origin], imageSources: new Set(['/api/files/2']) };
    await expect(cleanHtml(path, known)).toBe('<img alt="">');
  },
};

const alarm = fn();

/** No attack survives, and sanitising is idempotent: markup that changes when parsed twice is how sanitisers are bypassed. */
export const RefusesAttacks: Story = {
  args: { html: attacks.join('\n') },
  beforeEach: () => {
    const { alert } = window;
    alarm.mockClear();
    window.alert = alarm;
    return () => {
      window.alert = alert;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(alarm).not.toHaveBeenCalled();
    await expect(attacks.length).toBeGreaterThanOrEqual(40);
    for (const attack of attacks) {
      const clean = cleanHtml(attack);
      const read = new DOMParser().parseFromString(clean, 'text/html').body;
      await expect({ attack, found: foundIn(read) }).toEqual({ attack, found: [] });
      await expect(cleanHtml(clean)).toBe(clean);
    }
    // The outermost is the component's own.
    const [shown] = canvasElement.getElementsByTagName('div');
    await expect(shown).toBeInTheDocument();
    if (shown) await expect(foundIn(shown)).toEqual([]);
  },
};

const rules: readonly (readonly [html: string, clean: string])[] = [
  // Inline marks survive, whatever surrounds them.
  ['<p>Một <strong>hai</strong> <em>ba</em></p>', '<p>Một <strong>hai</strong> <em>ba</em></p>'],
  ['<div><span>Ẩm thực</span> <font color=red>Huế</font></div>', 'Ẩm thực Huế'],
  ['<h1>Chương</h1><h3>Mục</h3>', 'Chương<h3>Mục</h3>'],
  [
    '<ol start="3"><li>ba<ul><li>con</li></ul></li></ol>',
    '<ol start="3"><li>ba<ul><li>con</li></ul></li></ol>',
  ],
  [
    '<table><tbody><tr><th scope="row" onclick="x">A</th><td colspan="2">B</td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>',
  ],
  ['a<!-- ghi chú --><br>b', 'a<br>b'],
  ['3 < 5 & 7 > 2', '3 &lt; 5 &amp; 7 &gt; 2'],
  ['<p>không đóng', '<p>không đóng</p>'],
  ['', ''],
  // Links open in a new tab, with `rel` attributes.
  [
    '<a href="https://sen.vn/a?b=1&amp;c=2" rel="opener" target="_top">x</a>',
    '<a href="https://sen.vn/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  ['<a href="mailto:a@sen.vn">x</a>', '<a href="mailto:a@sen.vn" rel="noopener noreferrer nofollow">x</a>'],
  ['<a href="">x</a>', '<a>x</a>'],
  ['<a href="/classes/1">x</a>', '<a>x</a>'],
  ['<a href="#top">x</a>', '<a>x</a>'],
  // An image keeps its alternative text but not its source.
  ['<img src="/a.png">', '<img alt="">'],
  ['<img src="https://evil.test/a.png" alt="Sơ đồ" width="9">', '<img alt="Sơ đồ" width="9">'],
  ['<img src="data:image/png;base64,AAAA" alt="">', '<img src="data:image/png;base64,AAAA" alt="">'],
];

/** The allowed markup, rule by rule. */
export const Rules: Story = {
  play: async () => {
    for (const [html, clean] of rules) await expect([html, cleanHtml(html)]).toEqual([html, clean]);
    // The options of one call must not affect the next.
    const own = '<img src="https://files.sen.vn/a.png" alt="">';
    await expect(cleanHtml(own, { imageOrigins: ['https://files.sen.vn'] })).toBe(own);
    await expect(cleanHtml(own)).toBe('<img alt="">');
  },
};

/** Markup pasted from a word processor is converted to the allowed elements. */
export const Pasted: Story = {
  play: async () => {
    const word =
      '<h1 class="MsoTitle" style="color:red">Nội quy</h1><p class=MsoNormal><b>Một</b> <i>hai</i> <del>ba</del><o:p></o:p></p><h6>Nhỏ</h6>';
    await expect(cleanPasted(word)).toBe(
      '<h3>Nội quy</h3><p><strong>Một</strong> <em>hai</em> <s>ba</s></p><h4>Nhỏ</h4>',
    );
    for (const attack of attacks) {
      const read = new DOMParser().parseFromString(cleanPasted(attack), 'text/html').body;
      await expect({ attack, found: foundIn(read) }).toEqual({ attack, found: [] });
    }
  },
};

export const Empty: Story = {
  args: { html: '<script>alert(1)</script>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
