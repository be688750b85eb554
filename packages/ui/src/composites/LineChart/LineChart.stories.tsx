import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LineChart } from './LineChart';

const months = Array.from({ length: 12 }, (_, month) => `Tháng ${month + 1}`);
const sample = [
  {
    id: 'online',
    label: 'Trực tuyến',
    values: [120, 134, 128, 171, 190, 186, 204, 231, 226, 248, 262, 281],
  },
  { id: 'class', label: 'Tại lớp', values: [210, 188, 202, 176, 171, 150, 122, 118, 141, 139, 128, 119] },
  { id: 'mixed', label: 'Kết hợp', values: [20, 28, 41, 39, null, null, 62, 71, 80, 92, 101, 113] },
];

const meta = {
  title: 'Composites/LineChart',
  component: LineChart,
  args: {
    title: 'Học viên theo hình thức học',
    description: 'Năm 2026. Học trực tuyến vượt học tại lớp từ tháng 5.',
    categoryLabel: 'Tháng',
    categories: months,
    series: sample,
    unit: 'học viên',
  },
  parameters: {
    docs: {
      description: {
        component: `Shows how figures went on over points of time.

**When to use** for a course over six to sixty points, for up to eight lines; up to five are named at their ends.

**When not** to compare things that have no order (\`BarChart\`), or a trend inside of a row (\`Sparkline\`).

| Key | Does |
| --- | --- |
| Tab | into the chart, to the legend, to the switch: one stop each |
| ← → | the point before, after |
| ↑ ↓ | the line before, after |
| Home, End | the first, the last point |
| Esc | closes the tip |

**Announcements** each datum that the keys reach: 'Tháng 3, Tại lớp: 202 học viên'.

**Limits** points are evenly apart, whatever their dates. The axis always holds zero. Lines are told apart by dashes and marks too; above 24 points only by dashes.`,
      },
    },
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 3, Tại lớp: 202 học viên');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 5, Kết hợp: không có số liệu');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 7, Tại lớp: 122 học viên');
  },
};

export const OneLine: Story = { args: { series: sample.slice(0, 1), title: 'Học viên trực tuyến' } };

export const SixtyPoints: Story = {
  args: {
    title: 'Số lần đăng nhập mỗi ngày',
    description: undefined,
    categoryLabel: 'Ngày',
    unit: 'lần',
    categories: Array.from(
      { length: 60 },
      (_, day) => `${day < 30 ? '09' : '10'}/${String((day % 30) + 1).padStart(2, '0')}`,
    ),
    series: ['Học viên', 'Giảng viên'].map((label, place) => ({
      id: label,
      label,
      values: Array.from({ length: 60 }, (_, day) =>
        Math.round((place === 0 ? 900 : 320) + 240 * Math.sin(day / 4 + place) + (day % 7) * 20),
      ),
    })),
  },
};

export const BelowZero: Story = {
  args: {
    title: 'Chênh lệch điểm trước và sau khóa học',
    description: undefined,
    series: [
      {
        id: 'difference',
        label: 'Chênh lệch',
        values: [0.5, 1.2, -0.4, -1.1, 0, 0.8, 1.6, 2.1, -0.2, 0.4, 1, 1.3],
      },
    ],
    unit: 'điểm',
  },
};

export const OneDatum: Story = {
  args: { categories: ['Tháng 9'], series: [{ id: 'a', label: 'Trực tuyến', values: [226] }] },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Xem dạng bảng' }));
    await expect(canvas.getByRole('columnheader', { name: 'Kết hợp' })).toBeVisible();
  },
};

export const Empty: Story = { args: { categories: [], series: [] } };
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'Máy chủ báo cáo không trả lời. Hãy thử lại sau ít phút.', onRetry: fn() },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
