import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { cleanPasted } from '../RichText/cleanHtml';
import { RichTextEditor } from './RichTextEditor';

const announcement =
  '<h3>Lịch học tuần 48</h3><p>Lớp <strong>An toàn lao động</strong> học bù vào <em>thứ Bảy</em>. Xem <a href="https://sen.vn/lich">lịch đầy đủ</a>.</p><ul><li><p>Mang theo thẻ học viên.</p></li><li><p>Có mặt trước 15 phút.</p></li></ul>';

const meta = {
  title: 'Fields/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Nội dung thông báo', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Writes a text of several paragraphs with headings, lists, links and marks; gives clean HTML that RichText shows.

**When to use** for lessons, announcements and model answers. **When not**: a few lines without marks are a TextArea; the text of a question is plain.

| Keyboard | |
| --- | --- |
| Tab, Shift + Tab | into the toolbar (one stop), into the text, and out of it, from a list too |
| ← → Home End | from tool to tool |
| Mod + B / I / U, Mod + Shift + S | bold, italic, underline, strikethrough |
| Mod + Alt + 3 / 4 | heading, small heading |
| Mod + Shift + 8 / 7 / B | list, numbered list, quote |
| Mod + ] / [ | deeper and back in a list |
| Mod + E | code |
| Mod + Z, Mod + Shift + Z | undo, redo |

**Limits**: the editor itself is fetched when it is first shown. What is pasted is cleaned, from Word too; bullets that Word writes as letters stay letters. Pictures are written with \`pictures\` alone, each with a description; tables are shown by RichText but not written here. A page with a \`trusted-types\` directive has to name \`dompurify\` and \`ProseMirrorClipboard\`.`,
      },
    },
  },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 15_000 };

export const Written: Story = {
  args: { defaultValue: announcement, description: 'Học viên của lớp nhận được ngay.' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /Nội dung thông báo/ }, wait);
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await expect(text).toHaveAccessibleDescription('Học viên của lớp nhận được ngay.');
    await expect(text).toHaveTextContent('An toàn lao động');
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Nội dung thông báo' }, wait);
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'In đậm' })).toHaveAttribute('aria-pressed', 'true'),
    );
    // A simulated key changes the document before the editor has read the previous one, unlike a real key: wait after each.
    for (const [place, letter] of [...'Ẩm thực Huế'].entries()) {
      await userEvent.keyboard(letter);
      const typed = 'Ẩm thực Huế'.slice(0, place + 1);
      await waitFor(() => expect(text.textContent?.replaceAll('\u00a0', ' ')).toBe(typed));
    }
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Ẩm thực Huế</strong></p>'),
    );
  },
};

/** The toolbar is one tab stop with arrow keys inside; Tab continues to the text and leaves it, also from a list. */
export const ByKeyboard: Story = {
  args: { defaultValue: '<ul><li><p>Một</p></li><li><p>Hai</p></li></ul>' },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Nội dung thông báo' }, wait);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'In đậm' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'In nghiêng' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Làm lại' })).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const SetsALink: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('textbox', { name: 'Nội dung thông báo' }, wait);
    await userEvent.click(canvas.getByRole('button', { name: 'Liên kết' }));
    const address = await screen.findByRole('textbox', { name: 'Địa chỉ liên kết' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(await screen.findByText(/Nhập địa chỉ bắt đầu bằng/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'sen.vn{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p><a [^>]*href="https:\/\/sen\.vn"[^>]*>sen\.vn<\/a><\/p>$/),
      ),
    );
  },
};

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const file = new File(['x'], 'so-do.png', { type: 'image/png' });
const onAdd = fn((added: File) =>
  added.name === 'hong.png'
    ? Promise.reject(new Error('Tệp này không phải là hình.'))
    : Promise.resolve({ src: dot, width: 48, height: 32 }),
);

/** A picture is chosen and described; what the caller refuses is said, and another one can be chosen. */
export const AddsAPicture: Story = {
  args: { defaultValue: '', pictures: { accept: ['.png'], onAdd } },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Nội dung thông báo' }, wait);
    const form = () => within(screen.getByRole('dialog', { name: 'Hình ảnh' }));
    const choose = async (chosen: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input) await userEvent.upload(input, chosen);
    };
    await step('it needs a file and a description', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hình ảnh' }));
      await screen.findByRole('dialog', { name: 'Hình ảnh' });
      await userEvent.click(form().getByRole('button', { name: 'Thêm hình' }));
      await expect(form().getByText('Hãy chọn một hình.')).toBeVisible();
      await expect(form().getByText('Hãy mô tả hình.')).toBeVisible();
    });
    await step('a refused one is said', async () => {
      await choose(new File(['x'], 'hong.png', { type: 'image/png' }));
      await userEvent.type(form().getByRole('textbox', { name: /Mô tả hình/ }), 'Sơ đồ neo dây');
      await userEvent.click(form().getByRole('button', { name: 'Thêm hình' }));
      await expect(await form().findByText('Tệp này không phải là hình.')).toBeVisible();
    });
    await step('another one is added', async () => {
      await choose(file);
      await userEvent.click(form().getByRole('button', { name: 'Thêm hình' }));
      await expect(await within(text).findByRole('img', { name: 'Sơ đồ neo dây' })).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(`<img src="${dot}" alt="Sơ đồ neo dây" width="48" height="32">`),
      );
    });
    await step('and described anew', async () => {
      await userEvent.click(within(text).getByRole('img', { name: 'Sơ đồ neo dây' }));
      const tool = canvas.getByRole('button', { name: 'Hình ảnh' });
      await waitFor(() => expect(tool).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.click(tool);
      const described = await screen.findByRole('textbox', { name: /Mô tả hình/ });
      await expect(described).toHaveValue('Sơ đồ neo dây');
      await userEvent.clear(described);
      await userEvent.type(described, 'Hai móc neo{Enter}');
      await expect(await within(canvasElement).findByRole('img', { name: 'Hai móc neo' })).toBeVisible();
    });
  },
};

/** `fireEvent` does not pass files on. */
function paste(place: HTMLElement, clipboardData: DataTransfer): void {
  place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What is pasted or dropped is described before it is added; a picture of elsewhere is left out. */
export const PastesAPicture: Story = {
  args: { defaultValue: '<p>Xem:</p>', pictures: { accept: ['.png'], onAdd } },
  play: async ({ canvas, userEvent, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Nội dung thông báo' }, wait);
    await userEvent.click(text);
    const data = new DataTransfer();
    data.items.add(file);
    paste(text, data);
    const described = await screen.findByRole('textbox', { name: /Mô tả hình/ });
    await expect(screen.getByText('so-do.png')).toBeVisible();
    await userEvent.type(described, 'Sơ đồ{Enter}');
    await expect(await within(text).findByRole('img', { name: 'Sơ đồ' })).toBeVisible();

    const page = new DataTransfer();
    page.setData('text/html', '<p>Chữ</p><img src="https://evil.test/a.png" alt="Theo dõi">');
    page.setData('text/plain', 'Chữ');
    paste(text, page);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('Chữ')));
    await expect(within(text).queryByRole('img', { name: 'Theo dõi' })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Hãy nhập nội dung thông báo.' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /Nội dung thông báo/ }, wait);
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('Hãy nhập nội dung thông báo.');
  },
};

export const TooLong: Story = {
  args: { defaultValue: announcement, limit: 40 },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Nội dung thông báo/ }, wait);
    await expect((await canvas.findAllByText(/Dài quá giới hạn/))[0]).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: announcement },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /Nội dung thông báo/ }, wait);
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: announcement } };

/** Pasting from Word removes styles and keeps the structure. */
export const PastedFromWord: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Nội dung thông báo' }, wait);
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml></xml><![endif]--></head><body><h1 style="mso-list:l0">Quy chế</h1><p class=MsoNormal style="font-family:Times"><b>Điều 1.</b> <i>Phạm vi</i><o:p></o:p></p></body></html>`;
    const clean = cleanPasted(word);
    await expect(clean).toContain('<h3>Quy chế</h3>');
    await expect(clean).toContain('<p><strong>Điều 1.</strong> <em>Phạm vi</em></p>');
    await expect(clean).not.toMatch(/mso|style|class|o:p/i);
  },
};

export const Phone: Story = {
  args: { defaultValue: announcement, limit: 2000 },
  globals: { viewport: { value: 'phone' } },
};
