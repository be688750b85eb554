import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarChart } from './BarChart';

const months = Array.from({ length: 9 }, (_, month) => `Tháng ${month + 1}`);
const finished = {
  id: 'finished',
  label: 'Hoàn thành',
  values: [64, 82, 128, 97, 141, 133, 76, 158, 171],
};
const learning = { id: 'learning', label: 'Đang học', values: [31, 40, 22, 57, 44, 61, 38, 29, 47] };
const left = { id: 'left', label: 'Bỏ dở', values: [12, 8, 15, 6, 11, 19, 23, 9, 7] };

const meta = {
  title: 'Composites/BarChart',
  component: BarChart,
  args: {
    title: 'Học viên hoàn thành khóa học',
    description: 'Từ tháng 1 đến tháng 9 năm 2026; cao nhất vào tháng 9.',
    categoryLabel: 'Tháng',
    categories: months,
    series: [finished],
    unit: 'học viên',
  },
  parameters: {
    docs: {
      description: {
        component: `Compares figures of categories with bars that stand on zero.

**When to use** up to a dozen categories and eight series; \`horizontal\` for long names, \`stacked\` for parts of a whole.

**When not** to show a course over many points of time (\`LineChart\`), shares of one whole (\`DonutChart\`), or a trend inside a row (\`Sparkline\`).

| Key | Does |
| --- | --- |
| Tab | into the chart, to the legend, to the switch: one stop each |
| ← → | the category before, after |
| ↑ ↓ | the series before, after |
| Home, End | the first, the last category |
| Esc | closes the tip |

**Announcements** each datum that the keys reach: 'Tháng 3: 128 học viên'. The figures are always there as a table for screen readers, and for everybody behind the switch.

**Limits** series are told apart by pattern and order as well as by colour; after the eighth they repeat. Names of categories must differ. Labels below the bars are cut after two lines.`,
      },
    },
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('application', { name: /Học viên hoàn thành khóa học/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 3: 128 học viên');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 9: 171 học viên');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 1: 64 học viên');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  },
};

export const Grouped: Story = {
  args: { series: [finished, learning, left], title: 'Học viên theo trạng thái' },
  play: async ({ canvas, userEvent }) => {
    const hidden = canvas.getByRole('button', { name: 'Đang học' });
    await userEvent.click(hidden);
    await expect(hidden).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng 1, Bỏ dở: 12 học viên');
    await userEvent.click(hidden);
  },
};

export const Stacked: Story = {
  args: { ...Grouped.args, arrangement: 'stacked' },
};

export const Horizontal: Story = {
  args: {
    title: 'Điểm trung bình theo đơn vị',
    description: undefined,
    direction: 'horizontal',
    categoryLabel: 'Đơn vị',
    categories: [
      'Trung tâm Đào tạo và Bồi dưỡng nghiệp vụ Cảng vụ Hàng hải Quảng Ninh',
      'Bệnh viện Đa khoa Bình Minh',
      'Xí nghiệp Nước Thủy Nguyên',
      'Kho vận Ấp Bắc',
    ],
    series: [{ id: 'score', label: 'Điểm', values: [8.4, 7.25, 6.9, 9.1] }],
    unit: 'điểm',
  },
};

export const HorizontalStacked: Story = {
  args: {
    ...Horizontal.args,
    title: 'Kết quả thi theo đơn vị',
    arrangement: 'stacked',
    series: [
      { id: 'passed', label: 'Đạt', values: [210, 164, 98, 45] },
      { id: 'failed', label: 'Chưa đạt', values: [34, 41, 12, 3] },
    ],
    unit: 'bài thi',
  },
};

export const AsTable: Story = {
  args: { ...Grouped.args },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Học viên theo trạng thái' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Xem dạng bảng' }));
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(
      canvas.getByRole('row', { name: /Tháng 3 128 học viên 22 học viên 15 học viên/ }),
    ).toBeVisible();
  },
};

export const BelowZero: Story = {
  args: {
    title: 'Thay đổi số học viên so với tháng trước',
    description: undefined,
    series: [{ id: 'change', label: 'Thay đổi', values: [12, -8, 0, 21, -17, null, 4, 9, -3] }],
    format: { signDisplay: 'exceptZero' },
  },
};

export const AllZero: Story = {
  args: { series: [{ ...finished, values: months.map(() => 0) }] },
};

export const OneDatum: Story = {
  args: { categories: ['Tháng 9'], series: [{ ...finished, values: [171] }] },
};

export const SixtyPoints: Story = {
  args: {
    title: 'Số lần nộp bài mỗi ngày',
    description: undefined,
    categoryLabel: 'Ngày',
    categories: Array.from(
      { length: 60 },
      (_, day) => `${day < 30 ? '09' : '10'}/${String((day % 30) + 1).padStart(2, '0')}`,
    ),
    series: [
      {
        id: 'sent',
        label: 'Số lần nộp',
        values: Array.from({ length: 60 }, (_, day) =>
          Math.round(1200 + 900 * Math.sin(day / 5) + (day % 7) * 60),
        ),
      },
    ],
    unit: 'lần',
  },
};

export const EightSeries: Story = {
  args: {
    title: 'Giờ học theo lĩnh vực',
    description: undefined,
    categories: ['Quý 1', 'Quý 2'],
    categoryLabel: 'Quý',
    unit: 'giờ',
    series: [
      'An toàn lao động',
      'Sơ cứu',
      'Phòng cháy chữa cháy',
      'Ngoại ngữ',
      'Kỹ năng mềm',
      'Pháp luật',
      'Hóa chất',
      'Điện',
    ].map((label, place) => ({ id: label, label, values: [40 + place * 9, 110 - place * 7] })),
  },
};

export const Empty: Story = {
  args: { series: [{ ...finished, values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = {
  args: { error: 'Máy chủ báo cáo không trả lời. Hãy thử lại sau ít phút.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { args: { ...Grouped.args }, globals: { viewport: { value: 'phone' } } };
export const PhoneHorizontal: Story = {
  args: { ...Horizontal.args },
  globals: { viewport: { value: 'phone' } },
};
