import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FileBrowser } from './FileBrowser';
import { sampleArgs } from './sampleArgs';

/** Thumbnails of pictures. */
const meta = {
  title: 'Composites/FileBrowser/Pictures',
  component: FileBrowser,
  args: sampleArgs,
} satisfies Meta<typeof FileBrowser>;
export default meta;
type Story = StoryObj<typeof FileBrowser>;

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dff0e4"/><circle cx="50%" cy="50%" r="60" fill="#2c6e49"/></svg>`,
  )}`;
const picture = (id: string, name: string, thumbnail: string) => ({
  kind: 'file' as const,
  id,
  name,
  size: 2_310_000,
  thumbnail,
});
const entries = [
  picture('tall', 'Ảnh đứng.png', drawn(200, 900)),
  picture('wide', 'Ảnh ngang.png', drawn(900, 200)),
  picture('broken', 'Ảnh hỏng.png', 'data:image/png;base64,AAAA'),
];

/** One of any shape fills its frame from the middle; one that cannot be loaded gives way to the icon. */
export const Thumbnails: Story = {
  args: { entries, view: 'grid' },
  play: async () => {
    const row = (name: RegExp) => screen.getByRole('row', { name });
    const thumbnail = (name: RegExp) => row(name).querySelector('img');
    await waitFor(() => expect(thumbnail(/Ảnh hỏng/)).toBeNull());
    await expect(row(/Ảnh hỏng/).querySelector('svg')).toBeVisible();
    for (const name of [/Ảnh đứng/, /Ảnh ngang/]) {
      const shown = thumbnail(name);
      await expect(shown).toHaveAttribute('loading', 'lazy');
      await waitFor(() => expect(shown?.complete).toBe(true));
      await expect(shown?.clientHeight).toBe(shown?.parentElement?.clientHeight);
      await expect(shown?.clientWidth).toBe(shown?.parentElement?.clientWidth);
    }
  },
};
