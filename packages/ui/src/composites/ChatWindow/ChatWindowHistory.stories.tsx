import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { an, longThread, me, now } from '../Chat/sampleChat';
import { ChatWindow, type ChatWindowProps } from './ChatWindow';

const meta = {
  title: 'Composites/ChatWindow/History',
  component: ChatWindow,
  args: {
    party: { kind: 'person', id: 'an', name: an.name, online: true },
    me,
    thread: longThread(9_900, 10_000),
    now,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

function scrollerOf(feed: HTMLElement): HTMLElement {
  if (!feed.parentElement) throw new Error('The feed stands in what scrolls');
  return feed.parentElement;
}

const inPage = (canvas: { queryAllByRole: ReturnType<typeof within>['queryAllByRole'] }) =>
  canvas.queryAllByRole('article').length;

/** Ten thousand messages of which 9,900 are loaded; the rest loads at the top. */
function Older(props: ChatWindowProps) {
  const [from, setFrom] = useState(100);
  const [thread, setThread] = useState(() => longThread(100, 10_000));
  return (
    <>
      <ChatWindow
        {...props}
        thread={thread}
        hasOlder={from > 0}
        onLoadOlder={() => {
          props.onLoadOlder?.();
          setThread([...longThread(0, from), ...thread]);
          setFrom(0);
        }}
      />
      <Button
        onPress={() =>
          setThread([
            ...thread,
            { id: `n${thread.length}`, sender: an, createdAt: now, kind: 'text', text: 'Em nộp bài rồi ạ.' },
          ])
        }
      >
        Tin mới
      </Button>
    </>
  );
}

export const TenThousandMessages: Story = {
  args: { onLoadOlder: fn() },
  render: (args) => <Older {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const feed = scrollerOf(canvas.getByRole('feed', { name: 'Tin nhắn' }));
    const text = (start: string) => canvas.queryByText((words) => words.startsWith(start));
    await step('the newest is seen and the page stays small', async () => {
      await waitFor(() => expect(text('10000. ')).toBeVisible());
      await expect(inPage(canvas)).toBeLessThan(60);
    });
    await step('arrows move from message to message; the thread is one stop of Tab', async () => {
      const stops = canvas.getAllByRole('article').filter((article) => article.tabIndex === 0);
      await expect(stops).toHaveLength(1);
      stops[0]?.focus();
      // The tab stop is the last fully visible message; how many fit depends on their lines.
      const from = Number(/(\d+)\. /.exec(stops[0]?.textContent ?? '')?.[1]);
      await expect(from).toBeGreaterThan(9_990);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(`${from - 2}. `));
    });
    await step('the message with the focus stays while one scrolls away', async () => {
      const focused = document.activeElement;
      feed.scrollTop = feed.scrollHeight / 2;
      await waitFor(() => expect(text('10000. ')).toBeNull());
      await expect(focused).toBeInTheDocument();
      await expect(focused).toHaveFocus();
      await expect(inPage(canvas)).toBeLessThan(60);
    });
    await step('what comes meanwhile is counted and read out, and nothing jumps', async () => {
      // Rows rendered for the first time are measured, which shifts the rows before them.
      let place = -1;
      await waitFor(() => {
        const before = place;
        place = feed.scrollTop;
        if (place !== before) throw new Error('It still settles.');
      });
      canvas.getByRole('button', { name: 'Tin mới' }).click();
      await expect(await canvas.findByRole('button', { name: '1 tin nhắn mới' })).toBeVisible();
      await expect(canvas.getByRole('log')).toHaveTextContent('Trần Ánh Nguyệt: Em nộp bài rồi ạ.');
      await expect(Math.abs(feed.scrollTop - place)).toBeLessThan(2);
    });
    await step('Home leads to the first; older ones come in above it and the focus stays', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('101. '));
      const focused = document.activeElement;
      await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce());
      await waitFor(() => expect(feed.scrollTop).toBeGreaterThan(1000));
      await expect(focused).toHaveFocus();
      await waitFor(() => {
        const seen = focused?.getBoundingClientRect();
        const frame = feed.getBoundingClientRect();
        return expect(seen && seen.top >= frame.top - 1 && seen.top < frame.bottom).toBe(true);
      });
    });
    await step('the button leads to the new one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1 tin nhắn mới' }));
      await waitFor(() => expect(text('Em nộp bài rồi ạ.')).toBeVisible());
      await waitFor(() => expect(canvas.queryByRole('button', { name: /tin nhắn mới/ })).toBeNull());
    });
    await step('at the end new ones are followed', async () => {
      canvas.getByRole('button', { name: 'Tin mới' }).click();
      await waitFor(() => expect(feed.scrollHeight - feed.scrollTop - feed.clientHeight).toBeLessThan(2));
      await expect(canvas.queryByRole('button', { name: /tin nhắn mới/ })).toBeNull();
    });
  },
};

export const LoadingOlder: Story = {
  args: { thread: longThread(9_900, 10_000), hasOlder: true, loadingOlder: true },
  play: async ({ canvas }) => {
    const feed = scrollerOf(canvas.getByRole('feed'));
    await waitFor(() => expect(feed.scrollTop).toBeGreaterThan(1000));
    feed.scrollTop = 0;
    await expect(await canvas.findByRole('button', { name: /Xem tin nhắn cũ hơn/ })).toBeVisible();
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  },
};
