import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DonutChart } from './DonutChart';

const items = [
  { id: 'done', label: 'Hoàn thành', value: 412 },
  { id: 'learning', label: 'Đang học', value: 268 },
  { id: 'new', label: 'Chưa bắt đầu', value: 97 },
  { id: 'left', label: 'Bỏ dở', value: 41 },
];

const meta = {
  title: 'Composites/DonutChart',
  component: DonutChart,
  args: {
    title: 'Trạng thái học viên',
    description: 'Khóa An toàn lao động, năm 2026.',
    categoryLabel: 'Trạng thái',
    items,
    unit: 'học viên',
  },
  parameters: {
    docs: {
      description: {
        component: `Shows how a whole is divided into a few parts, with their sum in the middle.

**When to use** for two to five parts of one whole.

**When not** to compare figures with one another (\`BarChart\`): lengths are read better than angles.

| Key | Does |
| --- | --- |
| Tab | into the chart, to the legend, to the switch: one stop each |
| ← → | the part before, after |
| Home, End | the first, the last part |
| Esc | closes the tip |

**Announcements** 'Đang học: 268 học viên, 32,8%'.

**Limits** of more than eight parts the rest is taken together as 'Khác'. Figures below zero count as nothing. A part that the legend hides leaves the sum.`,
      },
    },
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang học: 268 học viên, 32,8%');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Bỏ dở: 41 học viên, 5%');
  },
};

export const WithoutOnePart: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('button', { name: /Hoàn thành/ });
    await userEvent.click(part);
    await expect(part).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('406')).toBeVisible();
  },
};

export const OnePart: Story = { args: { items: items.slice(0, 1) } };
export const ManyParts: Story = {
  args: {
    title: 'Câu hỏi theo chủ đề',
    description: undefined,
    categoryLabel: 'Chủ đề',
    unit: 'câu',
    items: [
      'Sơ cứu',
      'Điện',
      'Hóa chất',
      'Làm việc trên cao',
      'Phòng cháy',
      'Pháp luật',
      'Ngoại ngữ',
      'Kỹ năng mềm',
      'Môi trường',
      'Khác nữa',
    ].map((label, place) => ({ id: label, label, value: 90 - place * 8 })),
  },
};
export const AllZero: Story = {
  args: { items: items.map((item) => ({ ...item, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
  },
};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Máy chủ báo cáo không trả lời.', onRetry: fn() } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
