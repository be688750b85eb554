import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoreSum } from './ScoreSum';

const meta = {
  title: 'Composites/ScoreSum',
  component: ScoreSum,
  args: { name: 'Phần 1', sum: 40, total: 40 },
} satisfies Meta<typeof ScoreSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Phần 1: 40/40')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { sum: 37.75 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Phần 1: 37,75/40, còn thiếu 2,25 điểm');
  },
};

export const Excess: Story = { args: { name: 'Toàn bài', sum: 104, total: 100 } };
