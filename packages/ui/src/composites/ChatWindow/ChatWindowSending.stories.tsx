import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { an, direct, me, now } from '../Chat/sampleChat';
import { type ChatMessage, ChatWindow } from './ChatWindow';

const meta = {
  title: 'Composites/ChatWindow/Sending',
  component: ChatWindow,
  args: {
    party: { kind: 'person', id: 'an', name: an.name, online: true },
    me,
    thread: direct,
    now,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onResend: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const base = { sender: me, createdAt: now } as const;
const upload: ChatMessage = {
  ...base,
  id: 'f',
  kind: 'file',
  name: 'Bài giảng tuần 4.pdf',
  size: 31_457_280,
  state: 'sending',
  progress: 0.42,
};

/** A file on its way says how far it is, may be cancelled, and leads nowhere yet. */
export const FileOnItsWay: Story = {
  args: {
    thread: [...direct, upload],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/Đang gửi… 42\s?%/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Bài giảng/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy gửi' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('f');
  },
};

/** What others write meanwhile stands before the file, and is announced. */
export const AnnouncedDuringUpload: Story = {
  render: function Upload(args) {
    const [arrived, setArrived] = useState<ChatMessage[]>([]);
    const says = { id: '8', sender: an, createdAt: now, kind: 'text', text: 'Cô xem giúp em nhé.' } as const;
    return (
      <>
        <button type="button" onClick={() => setArrived([says])}>
          Tin đến
        </button>
        <ChatWindow {...args} thread={[...direct, ...arrived, upload]} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Tin đến' }));
    await expect(within(log).getByText(/Cô xem giúp em nhé/)).toBeInTheDocument();
    await expect(log.children).toHaveLength(1);
  },
};

/** A message that was refused says why, and is sent again or given up. */
export const Refused: Story = {
  args: {
    thread: [
      ...direct,
      {
        ...base,
        id: 'r',
        kind: 'text',
        text: 'Em gửi lại bài nhé.',
        state: 'failed',
        failure: 'Không gửi được. Tài khoản của người này đang bị khóa.',
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/đang bị khóa/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại' }));
    await expect(args.onResend).toHaveBeenCalledWith('r');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ tin này' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('r');
  },
};

/** New messages do not arrive: the thread stays, and one can go on writing. */
export const WithoutConnection: Story = {
  args: { notice: 'Mất kết nối. Tin mới sẽ hiện khi kết nối trở lại.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mất kết nối/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nhập tin nhắn' })).toBeEnabled();
  },
};
