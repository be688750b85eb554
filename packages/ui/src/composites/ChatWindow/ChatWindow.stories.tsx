import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { ChatMessage } from '../Chat/chat';
import { an, direct, group, me, now } from '../Chat/sampleChat';
import { ChatWindow, type ChatWindowProps } from './ChatWindow';

/** Keeps the draft and appends sent messages, as a page would. */
function Stateful(props: ChatWindowProps) {
  const [thread, setThread] = useState(props.thread);
  const [draft, setDraft] = useState(props.draft);
  return (
    <ChatWindow
      {...props}
      thread={thread}
      draft={draft}
      onDraftChange={setDraft}
      onSend={(text) => {
        props.onSend(text);
        setDraft('');
        setThread([...thread, { id: `new${thread.length}`, sender: me, createdAt: now, kind: 'text', text }]);
      }}
    />
  );
}

const meta = {
  title: 'Composites/ChatWindow',
  component: ChatWindow,
  args: {
    party: { kind: 'person', id: 'an', name: an.name, online: true },
    me,
    thread: direct,
    now,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onAttach: fn(),
    onResend: fn(),
    onMinimise: fn(),
    onClose: fn(),
    recentEmoji: ['👍', '❤️', '😂'],
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: `
A conversation with a person or a group: what was said, and where one answers.

**When to use** for talk in the course of a day. **When not**: for something that should be found again use the forum; for a mark and its reason use \`ExamReview\`.

| Key | Does |
| --- | --- |
| Enter | sends, when something is typed and no input method composes |
| Shift + Enter | begins a line |
| Escape | closes the window (first the emoji picker, if it is open) |
| Up, Down, Page Up, Page Down (on a message) | previous, next message; the thread is one stop of Tab |
| Home, End (on a message) | first, newest message that is loaded |

**Announcements**: what others write is read out politely from a log of its own, so that scrolling reads nothing again. A failed load is an alert.

**Limits**: about 30 of 10,000 messages are in the page at a time, so the browser's own search finds only those. The caller keeps the draft, sends, polls, and tells old from new by id. Only http and https addresses become links. Times are those of the provider's time zone.`,
      },
    },
  },
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) =>
  canvas.getByRole('textbox', { name: 'Nhập tin nhắn' });

export const Direct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trò chuyện: Trần Ánh Nguyệt' })).toBeVisible();
    await expect(canvas.getByText('Đang trực tuyến')).toBeVisible();
    const last = await canvas.findByRole('article', { name: 'Trần Ánh Nguyệt, Hôm nay 10:12' });
    await expect(last).toHaveTextContent('Dạ em cảm ơn cô ạ!');
    await expect(canvas.getByText('Hôm qua')).toBeInTheDocument();
    await expect(canvas.getByText('18/11/2026')).toBeInTheDocument();
    await expect(canvas.getByText('Đề cương môn họ...')).toBeInTheDocument();
    const file = canvas.getByRole('link', {
      name: 'Tải xuống Đề cương môn học an toàn lao động 2026.docx, 1,4 MB',
    });
    await expect(file).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: /^https:\/\/sen.vn\/an-toan/ })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    await expect(canvas.getByRole('img', { name: 'Sơ đồ thoát hiểm tầng 3' })).toHaveAttribute(
      'width',
      '640',
    );
    await expect(canvas.getByText('Đã xem: Trần Ánh Nguyệt')).toBeInTheDocument();
  },
};

export const Group: Story = {
  args: {
    party: { kind: 'group', id: 'k12', title: 'Lớp An toàn lao động K12', memberCount: 34 },
    thread: group,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('34 thành viên')).toBeVisible();
    await expect(
      await canvas.findByText('Đã xem: Trần Ánh Nguyệt, Ân Văn Đạt và Đỗ Hữu Ước'),
    ).toBeInTheDocument();
  },
};

/** In a large group nobody is named below a message: who has read it is shown on request. */
export const LargeGroup: Story = {
  args: {
    party: { kind: 'group', id: 'k12', title: 'Lớp An toàn lao động K12', memberCount: 34 },
    thread: [
      ...group,
      { id: 'own', sender: me, createdAt: now, kind: 'text', text: 'Cả lớp đọc nhé.', readersAside: true },
    ],
    onShowReaders: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ai đã xem' }));
    await expect(args.onShowReaders).toHaveBeenCalledWith('own');
  },
};

export const SendsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = box(canvas);
    await step('nothing is sent while nothing is typed', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('   {Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.clear(field);
    });
    await step('Shift and Enter begins a line, Enter sends', async () => {
      await userEvent.keyboard('Không có gì em.{Shift>}{Enter}{/Shift}Hẹn gặp ở lớp!{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('Không có gì em.\nHẹn gặp ở lớp!');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('');
      await expect(await canvas.findByRole('article', { name: 'Bạn, Hôm nay 10:20' })).toBeVisible();
    });
    await step('Enter belongs to the input method while it composes', async () => {
      await userEvent.keyboard('viê');
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(args.onSend).toHaveBeenCalledOnce();
      await userEvent.clear(field);
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const EmojiGoesToTheCaret: Story = {
  args: { draft: 'Chúc mừng em' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Chèn biểu tượng cảm xúc' }));
    await userEvent.click(await page.findByRole('button', { name: 'dấu ra hiệu đồng ý' }));
    await waitFor(() => expect(box(canvas)).toHaveFocus());
    await expect(box(canvas)).toHaveDisplayValue(/^Chúc mừng em👍/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const states: ChatMessage[] = [
  ...direct.slice(0, 3),
  {
    id: 's1',
    sender: me,
    createdAt: '2026-11-21T03:18:00Z',
    kind: 'text',
    text: 'Cô xem rồi nhé.',
    state: 'failed',
  },
  {
    id: 's2',
    sender: me,
    createdAt: '2026-11-21T03:19:00Z',
    kind: 'text',
    text: 'Tốt lắm!',
    state: 'sending',
  },
];

export const SendingAndFailed: Story = {
  args: { thread: states },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Đang gửi…')).toBeVisible();
    await expect(canvas.getByText('Không gửi được')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại' }));
    await expect(args.onResend).toHaveBeenCalledWith('s1');
  },
};

export const Loading: Story = { args: { status: 'loading', thread: [] } };
export const Failed: Story = {
  args: { status: 'failed', thread: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { thread: [], party: { kind: 'person', id: 'dat', name: 'Ân Văn Đạt', online: false } },
};
export const Refused: Story = {
  args: { refusal: 'Nhóm đã được lưu trữ, không thể gửi thêm tin nhắn.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    party: {
      kind: 'group',
      id: 'long',
      title: 'Lớp bồi dưỡng nghiệp vụ phòng cháy chữa cháy và cứu nạn cứu hộ năm 2026',
      memberCount: 1240,
    },
    thread: [
      {
        id: '1',
        sender: an,
        createdAt: '2026-11-21T03:00:00Z',
        kind: 'text',
        text: 'Quy chế: https://vanban.chinhphu.vn/?pageid=27160&docid=208965&classid=1&typegroupid=4&daidenmucphaixuongdong\n\nĐiều 1. Học viên tự chịu trách nhiệm về thiết bị, đường truyền và giữ trật tự trong suốt thời gian làm bài.',
      },
    ],
    draft:
      'Thưa cô, em đã đọc quy chế.\nEm xin phép hỏi thêm: nếu mất kết nối giữa giờ thì phần đã làm có được giữ lại không ạ?',
  },
};

export const Inline: Story = {
  args: { frame: 'inline' },
  decorators: [
    (Page) => (
      <div style={{ blockSize: '36rem', border: '1px solid var(--sen-color-border)' }}>
        <Page />
      </div>
    ),
  ],
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const whole = canvas.getByRole('region').getBoundingClientRect();
    if (innerWidth < 400) await expect([whole.width, whole.height]).toEqual([innerWidth, innerHeight]);
    await expect(box(canvas)).toBeVisible();
  },
};
