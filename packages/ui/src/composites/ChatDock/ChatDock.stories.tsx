import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { an, direct, group, me, now } from '../Chat/sampleChat';
import { ChatBubbles } from '../ChatBubbles/ChatBubbles';
import { ChatButton } from '../ChatButton/ChatButton';
import { ChatWindow } from '../ChatWindow/ChatWindow';
import { actionBar } from '../../css/actionBar.css';
import { media } from '../../css/media';
import { PageFrame } from '../../layout/PageFrame/PageFrame';
import { ChatDock } from './ChatDock';

const shared = {
  me,
  now,
  frame: 'docked',
  draft: '',
  onDraftChange: fn(),
  onSend: fn(),
  onClose: fn(),
} as const;

const meta = {
  title: 'Composites/ChatDock',
  component: ChatDock,
  args: { button: <ChatButton unread={2} onPress={fn()} /> },
  argTypes: {
    windows: { control: false },
    bubbles: { control: false },
    button: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: `
Where the chat stands on every page: its button, minimised conversations and open windows.

**When to use** once in the frame of a page. **When not**: on the page of the chat itself, which shows a list beside an inline \`ChatWindow\`.

Keys are those of its parts; the order of Tab is windows, bubbles, button.

**Limits**: the caller opens as many windows as there is room for: each takes 23 rem, and on a phone the whole screen.`,
      },
    },
  },
} satisfies Meta<typeof ChatDock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ButtonAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tin nhắn, 2 tin chưa đọc' })).toBeVisible();
  },
};

export const WindowsAndBubbles: Story = {
  args: {
    windows: (
      <>
        <ChatWindow
          {...shared}
          party={{ kind: 'person', id: 'an', name: an.name, online: true }}
          thread={direct}
        />
        <ChatWindow
          {...shared}
          party={{ kind: 'group', id: 'k12', title: 'Lớp An toàn lao động K12', memberCount: 34 }}
          thread={group}
        />
      </>
    ),
    bubbles: (
      <ChatBubbles
        bubbles={[{ id: 'uoc', name: 'Đỗ Hữu Ước', online: true, unread: 2 }]}
        onRestore={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region', { name: /^Trò chuyện/ });
    if (!first || !second) throw new Error('Two windows were expected');
    const [right, left] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
    // Side by side, the latest at the end; on a phone the last one covers the others.
    if (right.width < window.innerWidth) await expect(left.right).toBeLessThanOrEqual(right.left);
    await expect(canvas.getByRole('button', { name: /^Mở lại: Đỗ Hữu Ước/ })).toBeInTheDocument();
  },
};

/** The actions of a page have the width of a phone for themselves. */
export const BesideActions: Story = {
  render: (args) => (
    <>
      <div className={actionBar}>
        <button type="button">Gửi duyệt</button>
      </div>
      <ChatDock {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: /^Tin nhắn/ });
    if (window.matchMedia(media.tablet).matches) await expect(button).toBeVisible();
    else await expect(button).toBeNull();
  },
};

/** A page whose actions stand at its foot. */
function PageWithActions({ height, children }: { height: string; children: ReactNode }) {
  return (
    <main>
      <PageFrame measure="full">
        <div style={{ blockSize: height }} />
        <p>Dòng cuối của biểu mẫu</p>
        <div className={actionBar}>
          <button type="button">Lưu thay đổi</button>
        </div>
      </PageFrame>
      {children}
    </main>
  );
}

const edges = (of: Element) => of.getBoundingClientRect();

/** The actions are in sight, and nothing of the chat covers them, at the beginning of the page and at its end. */
async function coverNothing(canvas: ReturnType<typeof within>) {
  const bar = canvas.getByRole('button', { name: 'Lưu thay đổi' }).parentElement;
  if (!bar) throw new Error('The actions have no bar.');
  const chat = [
    canvas.getByRole('button', { name: /^Tin nhắn/ }),
    ...canvas.queryAllByRole('region', { name: /^Trò chuyện/ }),
  ];
  const apart = (one: Element) => edges(one).bottom <= edges(bar).top || edges(one).top >= edges(bar).bottom;
  for (const top of [0, document.documentElement.scrollHeight]) {
    window.scrollTo({ top });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await waitFor(() => expect(chat.map(apart)).toEqual(chat.map(() => true)));
    await expect(edges(bar).bottom).toBeLessThanOrEqual(window.innerHeight);
  }
}

/** The button covers neither the actions of a page nor, where the page ends, what stands before them. */
export const ButtonBesideActions: Story = {
  render: (args) => (
    <PageWithActions height="150vh">
      <ChatDock {...args} />
    </PageWithActions>
  ),
  play: async ({ canvas }) => {
    if (!window.matchMedia(media.tablet).matches) return;
    await coverNothing(canvas);
    const button = edges(canvas.getByRole('button', { name: /^Tin nhắn/ }));
    await expect(edges(canvas.getByText('Dòng cuối của biểu mẫu')).bottom).toBeLessThanOrEqual(button.top);
  },
};

const oneWindow = (
  <ChatWindow {...shared} party={{ kind: 'person', id: 'an', name: an.name, online: true }} thread={direct} />
);

/** Nor does a window, on a long page or on a short one. */
export const WindowsBesideActions: Story = {
  args: { windows: oneWindow },
  render: (args) => (
    <PageWithActions height="150vh">
      <ChatDock {...args} />
    </PageWithActions>
  ),
  play: async ({ canvas }) => {
    if (!window.matchMedia(media.tablet).matches) return;
    await coverNothing(canvas);
    await expect(edges(canvas.getByRole('region', { name: /^Trò chuyện/ })).top).toBeGreaterThanOrEqual(64);
  },
};

export const WindowsOnAShortPage: Story = {
  args: { windows: oneWindow },
  render: (args) => (
    <PageWithActions height="10rem">
      <ChatDock {...args} />
    </PageWithActions>
  ),
  play: async ({ canvas }) => {
    if (window.matchMedia(media.tablet).matches) await coverNothing(canvas);
  },
};
