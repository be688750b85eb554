import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Display/Disclosure',
  component: Disclosure,
  args: {
    title: 'Cài đặt nâng cao',
    aside: <Badge>3</Badge>,
    children: 'Trộn câu hỏi, trừ điểm khi thi lại, cho xem đáp án.',
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
Hides what not everybody needs. It is the browser's own, so *find in page* opens it.

**When to use.** Details, explanations, settings that are seldom changed.

**When not.** Parts of equal weight: \`Tabs\`. What everybody needs: show it.

| Keyboard | |
| --- | --- |
| Tab | To the line that opens it |
| Enter, Space | Opens and closes |`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/Trộn câu hỏi/);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('Cài đặt nâng cao'));
    await expect(content).toBeVisible();
  },
};
