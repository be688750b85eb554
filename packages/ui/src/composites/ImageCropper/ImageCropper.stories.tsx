import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { ImageCropper, type ImageCropperProps } from './ImageCropper';
import { samplePicture } from './samplePicture';

const docs = `
Chooses the part of a picture that is kept, and gives it as a JPEG of its own: what else the file held (where it was taken) is gone.

**When to use**: a person's picture, a background, the cover of a course. **When not**: a picture that is kept as it is (FileUpload).

**Keyboard**

| key | |
| --- | --- |
| Tab | to the picture, the zoom, the buttons |
| Arrows | move the picture under its frame; with Shift in larger steps |
| + − | nearer, farther |
| Esc | closes, unless it is being saved |

By touch one finger drags and two zoom.

**Announcements**: the picture is two sliders in one place; each move says how far it is moved, each zoom how near.

**Limits**: it cuts, and does not turn. It judges no file: whoever opens it has to have asked whether this one may be taken. At most
512 × 512 (\`circle\`), 1600 × 400 (\`banner\`) or 1518 × 751 (\`cover\`) pixels come out, and less where the cut has less.
`;

const meta = {
  title: 'Composites/ImageCropper',
  component: ImageCropper,
  args: {
    picture: samplePicture,
    title: 'Ảnh đại diện',
    shape: 'circle',
    onCrop: fn(),
    onClose: fn(),
  },
  argTypes: { picture: { control: false } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 620 }, description: { component: docs } },
  },
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const across = () => screen.findByRole('slider', { name: 'Vị trí ngang của ảnh' });
const opened = async () => {
  const slider = await across();
  await waitFor(() => expect(slider).toBeEnabled());
  return slider;
};

function Opened(props: ImageCropperProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Đổi ảnh</Button>
      {open && <ImageCropper {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Đổi ảnh' });
    await userEvent.click(opener);
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ args, step }) => {
    const x = await opened();
    const y = screen.getByRole('slider', { name: 'Vị trí dọc của ảnh' });
    const zoom = screen.getByRole('slider', { name: 'Thu phóng' });
    await step('arrows move the picture, as far as it goes', async () => {
      x.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(Number((x as HTMLInputElement).value)).toBeGreaterThan(50);
      await userEvent.keyboard('{Shift>}{ArrowRight>9/}{/Shift}');
      await expect(x).toHaveValue('100');
      await userEvent.keyboard('{ArrowDown}');
      await expect(y).toHaveFocus();
      // The picture is as high as its frame, so it cannot move vertically.
      await expect(y).toHaveValue('50');
    });
    await step('plus brings it nearer, then there is', async () => {
      await userEvent.keyboard('++');
      await expect(zoom).toHaveValue('1.2');
      await expect(zoom).toHaveAttribute('aria-valuetext', 'Phóng 120%');
      await userEvent.keyboard('{ArrowDown}');
      await expect(Number((y as HTMLInputElement).value)).toBeGreaterThan(50);
    });
    await step('what comes out is a small JPEG', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Lưu ảnh' }));
      await waitFor(() => expect(args.onCrop).toHaveBeenCalled());
      const [cut] = mocked(args.onCrop).mock.calls[0] ?? [];
      await expect(cut?.type).toBe('image/jpeg');
      const picture = await createImageBitmap(cut as Blob);
      await expect([picture.width, picture.height]).toEqual([512, 512]);
    });
  },
};

export const Dragged: Story = {
  play: async ({ step }) => {
    const x = await opened();
    const frame = x.parentElement as HTMLElement;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const at = (pointerId: number, right: number, down: number) => ({
      pointerId,
      button: 0,
      clientX: left + width * right,
      clientY: top + height * down,
    });
    frame.setPointerCapture = () => undefined;
    await step('one finger moves it', async () => {
      await fireEvent.pointerDown(frame, at(1, 0.5, 0.5));
      await fireEvent.pointerMove(frame, at(1, 0.6, 0.5));
      await fireEvent.pointerUp(frame, at(1, 0.6, 0.5));
      await waitFor(() => expect(Number((x as HTMLInputElement).value)).toBeGreaterThan(50));
    });
    await step('two fingers bring it nearer', async () => {
      await fireEvent.pointerDown(frame, at(1, 0.4, 0.5));
      await fireEvent.pointerDown(frame, at(2, 0.6, 0.5));
      await fireEvent.pointerMove(frame, at(2, 0.8, 0.5));
      await fireEvent.pointerUp(frame, at(1, 0.4, 0.5));
      await fireEvent.pointerUp(frame, at(2, 0.8, 0.5));
      const zoom = screen.getByRole('slider', { name: 'Thu phóng' });
      await waitFor(() => expect(zoom).toHaveValue('2'));
    });
  },
};

export const Banner: Story = {
  args: { shape: 'banner', title: 'Ảnh bìa' },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Lưu ảnh' }));
  },
};

export const Cover: Story = {
  // A function of its own: a cut of the story before may arrive late.
  args: { shape: 'cover', title: 'Ảnh bìa của khóa học', onCrop: fn() },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Lưu ảnh' }));
    await waitFor(() => expect(args.onCrop).toHaveBeenCalled());
    const [cut] = mocked(args.onCrop).mock.calls[0] ?? [];
    const picture = await createImageBitmap(cut as Blob);
    await expect([picture.width, picture.height]).toEqual([1518, 751]);
  },
};

export const Saving: Story = {
  args: { pending: true },
  play: async () => {
    await expect(await across()).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { problem: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.' },
  play: async () => {
    await opened();
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(/Không kết nối được/)).toBeVisible();
  },
};

export const Unreadable: Story = {
  args: { picture: new Blob(['no picture'], { type: 'image/png' }) },
  play: async () => {
    await expect(await screen.findByText(/Không mở được ảnh này/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Lưu ảnh' })).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened();
  },
};
