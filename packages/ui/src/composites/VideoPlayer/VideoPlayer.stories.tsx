import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer';

const lesson = new URL('./samples/lesson.webm', import.meta.url).href;
/** Served from memory: through the mock service worker a browser gets no range responses, so it could not seek. */
async function inMemory() {
  const answer = await fetch(lesson);
  return { src: URL.createObjectURL(await answer.blob()) };
}
const captions = [
  { language: 'vi', label: 'Tiếng Việt', src: new URL('./samples/lesson.vi.vtt', import.meta.url).href },
  { language: 'en', label: 'English', src: new URL('./samples/lesson.en.vtt', import.meta.url).href },
];

const docs = `
A native \`<video>\` with tools of our own, the same in every browser: play, seek, sound, speed, captions, picture in picture, full screen, and going on where one stopped.

**When to use**: lessons and recordings. **When not**: a live meeting; a short loop without sound, which is a picture.

**Keyboard** (three stops of Tab: the picture, the time, the tools)

| key | |
| --- | --- |
| Space (on the picture), K | plays, pauses |
| ← → (on the picture and the time), J L | 5, 10 seconds back, on |
| ↑ ↓ | louder, quieter; on the time 5 seconds on, back |
| 0–9 | to that many tenths |
| M, C, F | sound, captions, full screen |
| < > | slower, faster |
| ← → Home End (on the tools) | from tool to tool |
| Esc | closes the settings and the chapters |

**Touch**: a tap shows the tools, two taps at a side go 10 seconds back or on.

**Announcements**: speed, captions, volume, where one has gone by a key, and that one cannot skip ahead. While it plays the time is not announced.

**Limits**: one address a video. Captions are WebVTT of the same site; lines are drawn by us, so their own positions and colours are left out, and a phone's own full-screen player shows none. The tools go after 3 seconds without a movement, never while it is paused or the focus is in them. \`seekable="watched"\` keeps honest people on the way; what counts as seen is the server's to judge from \`onProgress\`. Settings are native choices inside of the player, because a menu would not be seen on a full screen.
`;

const meta = {
  title: 'Composites/VideoPlayer',
  component: VideoPlayer,
  args: {
    label: 'Bài 3: Sơ cứu người bị điện giật',
    src: lesson,
    captions,
    muted: true,
    onProgress: fn(),
    onEnded: fn(),
    onPlayingChange: fn(),
  },
  parameters: { docs: { description: { component: docs } } },
  loaders: [inMemory],
  render: (args, { loaded }) => (
    <VideoPlayer {...args} src={args.src === lesson ? String(loaded['src']) : args.src} />
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '56rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (root: HTMLElement) => {
  const video = root.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
};
const ready = (root: HTMLElement) =>
  waitFor(() => expect(videoIn(root).readyState).toBeGreaterThan(1), { timeout: 10_000 });
const announcement = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('status').at(-1);

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByRole('region', { name: /Bài 3/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('0:00 / 0:12')).toBeVisible());
    await expect(canvas.getByRole('toolbar')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /Vị trí phát|Position/ })).toHaveAttribute('max');
  },
};

export const Playing: Story = {
  args: { defaultCaptions: 'vi' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const [play] = canvas.getAllByRole('button', { name: 'Phát' });
    if (play) await userEvent.click(play);
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(0.4), { timeout: 15_000 });
    await expect(await canvas.findByText(/Trước khi chạm vào thiết bị/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng' }));
    await expect(videoIn(canvasElement).paused).toBe(true);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await ready(canvasElement);
    const video = videoIn(canvasElement);
    video.focus();
    await step('time', async () => {
      await userEvent.keyboard('5');
      await waitFor(() => expect(video.currentTime).toBeCloseTo(6, 0));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(video.currentTime).toBeCloseTo(11, 0));
      await userEvent.keyboard('j');
      await waitFor(() => expect(video.currentTime).toBeCloseTo(1, 0));
      await expect(announcement(canvas)).toHaveTextContent('Đến 0:01.');
    });
    await step('speed', async () => {
      await userEvent.keyboard('>');
      await expect(video.playbackRate).toBe(1.25);
      await waitFor(() => expect(announcement(canvas)).toHaveTextContent('Tốc độ 1,25×.'));
      await userEvent.keyboard('<');
    });
    await step('captions', async () => {
      await userEvent.keyboard('c');
      await waitFor(() => expect(announcement(canvas)).toHaveTextContent('Phụ đề Tiếng Việt.'));
      await expect(canvas.getByRole('button', { name: 'Phụ đề' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('c');
      await waitFor(() => expect(announcement(canvas)).toHaveTextContent('Đã tắt phụ đề.'));
    });
    await step('sound', async () => {
      await userEvent.keyboard('m');
      await waitFor(() => expect(video.muted).toBe(false));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(video.volume).toBeCloseTo(0.9, 1));
    });
  },
};

export const Settings: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Tốc độ và phụ đề' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('group', { name: 'Tốc độ và phụ đề' });
    await expect(within(panel).getByRole('radio', { name: /1× \(Bình thường\)/ })).toHaveFocus();
    await userEvent.click(within(panel).getByRole('radio', { name: '1,5×' }));
    await waitFor(() => expect(videoIn(canvasElement).playbackRate).toBe(1.5));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

/** A file of chapters is a menu to jump; the current one is shown. */
export const Chapters: Story = {
  args: { chapters: new URL('./samples/lesson.chapters.vtt', import.meta.url).href },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Chương' });
    await userEvent.click(opener);
    const list = within(canvas.getByRole('group', { name: 'Chương' }));
    await expect(list.getByRole('button', { name: '0:00 Ngắt nguồn điện' })).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: '0:04 Không chạm vào nạn nhân' }));
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeCloseTo(4, 0));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('Không chạm vào nạn nhân'),
    );
  },
};

/** Two captions of one language are told apart by their labels. */
export const CaptionsOfOneLanguage: Story = {
  args: {
    captions: captions.map((one, at) => ({
      ...one,
      language: 'vi',
      id: `${at}`,
      label: `Tiếng Việt (${at + 1})`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tốc độ và phụ đề' }));
    const second = canvas.getByRole('radio', { name: 'Tiếng Việt (2)' });
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Tiếng Việt (1)' })).not.toBeChecked();
  },
};

export const Resumed: Story = {
  args: { resumeAt: 6 },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiếp tục từ 0:06' }));
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(5.9));
    await expect(canvas.queryByRole('button', { name: 'Xem từ đầu' })).toBeNull();
    await waitFor(() => expect(videoIn(canvasElement)).toHaveFocus());
    videoIn(canvasElement).pause();
  },
};

export const ResumeOffered: Story = {
  args: { resumeAt: 6 },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(await canvas.findByRole('button', { name: /Xem từ đầu|Watch from/ })).toBeVisible();
  },
};

export const OnlyWatched: Story = {
  args: { seekable: 'watched', watched: [[0, 4]] },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const video = videoIn(canvasElement);
    video.focus();
    await userEvent.keyboard('9');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(4, 0));
    await waitFor(() => expect(announcement(canvas)).toHaveTextContent('chỉ có thể tua trong phần đã xem'));
  },
};

export const Progress: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    const video = videoIn(canvasElement);
    const [play] = canvas.getAllByRole('button', { name: 'Phát' });
    if (play) await userEvent.click(play);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.6), { timeout: 15_000 });
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng' }));
    await waitFor(() => expect(args.onPlayingChange).toHaveBeenLastCalledWith(false));
    await waitFor(() =>
      expect(args.onProgress).toHaveBeenLastCalledWith({
        position: expect.any(Number),
        duration: expect.any(Number),
        watched: [[expect.any(Number), expect.any(Number)]],
      }),
    );
  },
};

export const Ended: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    const video = videoIn(canvasElement);
    video.currentTime = 11.6;
    const [play] = canvas.getAllByRole('button', { name: 'Phát' });
    if (play) await userEvent.click(play);
    await waitFor(() => expect(args.onEnded).toHaveBeenCalled(), { timeout: 15_000 });
    await expect(canvas.getAllByRole('button', { name: 'Xem lại' })).toHaveLength(2);
  },
};

export const Unplayable: Story = {
  args: { src: captions[0]?.src ?? '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      /không phát được|cannot play/,
    );
    await expect(canvas.getByRole('button', { name: /Thử lại|Try again/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { defaultCaptions: 'vi', label: 'Bài 3: Sơ cứu người bị điện giật' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    videoIn(canvasElement).currentTime = 5;
    await waitFor(() => expect(videoIn(canvasElement).seeking).toBe(false));
  },
};

export const SettingsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Tốc độ và phụ đề|Speed and captions/ }));
    await expect(canvas.getByRole('radio', { name: /Tắt|Off/ })).toBeInTheDocument();
  },
};
