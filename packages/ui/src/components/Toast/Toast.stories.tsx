import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { actionBar } from '../../css/actionBar.css';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { showToast, ToastRegion, type ToastMessage } from './Toast';

const undo = fn();
const messages: ToastMessage[] = [
  { tone: 'success', text: 'Đã lưu đề thi.' },
  { tone: 'info', text: 'Có 2 bài đang chờ chấm.', action: { label: 'Hoàn tác', onPress: undo } },
  { tone: 'warning', text: 'Mạng chập chờn, bài làm vẫn được giữ trên máy này.' },
  { tone: 'error', text: 'Không gửi được thư mời. Hãy thử lại sau ít phút.' },
];

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component: `
Says that something happened elsewhere on the page. It goes after three seconds (eight with an action), but not while the pointer or the focus is on it.

**When to use.** Something is done that cannot be seen where one looks: saved, sent, deleted with a way back.

**When not.** Errors that must be fixed: the field's \`error\` or a \`Callout\`. Questions: \`ConfirmDialog\`.

| Keyboard | |
| --- | --- |
| Tab | To its action and its close button, after the page; it waits meanwhile |
| Enter, Space | Presses them |`,
      },
    },
  },
  render: () => (
    <>
      <Inline gap="s">
        {messages.map((message) => (
          <Button key={message.tone} onPress={() => showToast(message)}>
            {message.tone}
          </Button>
        ))}
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await expect(await screen.findByText('Đã lưu đề thi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Đã lưu đề thi.')).toBeNull(), { timeout: 4000 });
  },
};

export const StaysWhileFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    const close = await screen.findByRole('button', { name: /Đóng thông báo|Close notification/ });
    close.focus();
    await new Promise((done) => setTimeout(done, 3500));
    await expect(screen.getByText('Đã lưu đề thi.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Đã lưu đề thi.')).toBeNull());
  },
};

export const AllTones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const { tone } of messages) await userEvent.click(canvas.getByRole('button', { name: tone }));
    screen.getAllByRole('button', { name: /Đóng thông báo|Close notification/ })[0]?.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'error' }));
    await expect(screen.getAllByText(/Không gửi được/)).toHaveLength(1);
    screen.getAllByRole('button', { name: /Đóng thông báo|Close notification/ })[0]?.focus();
  },
};

/** On a page whose actions stay at its end. */
export const AboveActions: Story = {
  render: () => (
    <>
      <Button onPress={() => messages[0] && showToast(messages[0])}>success</Button>
      <div className={actionBar} style={{ position: 'fixed', insetInline: 0 }}>
        <Button variant="primary">Lưu</Button>
      </div>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    const toast = (await screen.findByText('Đã lưu đề thi.')).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Lưu' }).getBoundingClientRect();
    await expect(toast.bottom).toBeLessThanOrEqual(save.top);
  },
};

export const OnAPhone: Story = { ...AllTones, globals: { viewport: { value: 'phone' } } };
