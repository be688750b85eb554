import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { attacks } from './attacks';
import { cleanHtml } from './cleanHtml';
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

/** A picture in the text is shown; one from an origin that is not named keeps only its words. */
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
  },
};

const alarm = fn();

/** Nothing that attacks is left, and cleaning what is clean changes nothing: markup that changes when it is read twice is how cleaners are fooled. */
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
    // The outermost is the part's own.
    const [shown] = canvasElement.getElementsByTagName('div');
    await expect(shown).toBeInTheDocument();
    if (shown) await expect(foundIn(shown)).toEqual([]);
  },
};

export const Empty: Story = {
  args: { html: '<script>alert(1)</script>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
