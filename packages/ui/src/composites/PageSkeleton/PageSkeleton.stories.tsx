import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageSkeleton } from './PageSkeleton';

const meta = {
  title: 'Composites/PageSkeleton',
  component: PageSkeleton,
  args: { framed: true, untitled: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
Stands in the place of a page while its code or its data load, in the shape of the page.

**When to use.** A page or a whole part of one. It stays invisible for 200 ms, and one that replaces another continues it, so that nothing flickers.

**When not.** A part of a page with a shape of its own: \`Loading\` with skeletons. A table: \`DataTable\` with \`loading\`. A press that is being done: the \`pending\` of the button.

**Keyboard.** None. The loading is announced once.`,
      },
    },
  },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải…|Loading…/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Đang tải…|Loading…/);
    const shown = canvasElement.querySelector('[style*="animation-delay"]');
    await waitFor(() => expect(shown && getComputedStyle(shown).opacity).toBe('1'));
  },
};

export const List: Story = { args: { shape: 'list' } };
/** The page above it has its title already. */
export const Titled: Story = {
  args: { shape: 'list', untitled: false },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
export const Board: Story = { args: { shape: 'board' } };
export const RecordPage: Story = { args: { shape: 'record' } };
export const WithBars: Story = { args: { shape: 'list', bars: 'wide' } };
export const WithNarrowDrawer: Story = { args: { shape: 'list', bars: 'narrow' } };
export const ForAStudent: Story = { args: { shape: 'board', bars: 'top' } };
export const OnAPhone: Story = { ...WithBars, globals: { viewport: { value: 'phone' } } };
