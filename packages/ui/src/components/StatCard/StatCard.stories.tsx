import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { Stack } from '../../layout/Stack/Stack';
import { StatCard } from './StatCard';

const spark = (
  <svg width="96" height="32" viewBox="0 0 96 32" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M1 26 17 22 33 24 49 15 65 17 81 8 95 4" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);

const meta = {
  title: 'Display/StatCard',
  component: StatCard,
  args: { label: 'Học viên đang học', value: '1.284' },
  argTypes: { sparkline: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
One figure that matters, how it moved, and where to read more.

**When to use.** Two to six beside each other on top of a dashboard. The change says its direction in words; \`meaning\` says whether it is welcome, because more is not always better.

**When not.** A share of a known whole: \`Meter\`. Many figures: \`DataTable\`. Facts about one thing: \`DescriptionList\`.

**Keyboard.** With \`href\` the card is one link: Tab reaches it, Enter follows it.`,
      },
    },
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Changed: Story = {
  args: {
    change: { direction: 'up', amount: '12%', meaning: 'good', since: 'so với tháng trước' },
    href: '/students',
    sparkline: spark,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Tăng 12%|Up 12%/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Học viên đang học' })).toHaveFocus();
  },
};

export const LoadingFigure: Story = {
  args: { loading: true, value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải…|Loading…/);
    await expect(canvas.getByText('Học viên đang học')).toBeVisible();
  },
};

const row = (
  <>
    <StatCard
      label="Học viên đang học"
      value="1.284"
      change={{ direction: 'up', amount: '12%', meaning: 'good', since: 'so với tháng trước' }}
      sparkline={spark}
    />
    <StatCard
      label="Bài chờ chấm"
      value="57"
      change={{ direction: 'up', amount: '9 bài', meaning: 'bad', since: 'so với hôm qua' }}
      href="/marking"
    />
    <StatCard label="Lớp mở trong tháng" value="18" change={{ direction: 'same', amount: '' }} />
    <StatCard
      label="Tỷ lệ vắng mặt trung bình của các lớp bồi dưỡng nghiệp vụ"
      value="4,2%"
      change={{ direction: 'down', amount: '0,6%', meaning: 'good' }}
    />
  </>
);

export const Several: Story = { render: () => <Columns division="narrow">{row}</Columns> };

export const OnAPhone: Story = {
  render: () => <Stack gap="m">{row}</Stack>,
  globals: { viewport: { value: 'phone' } },
};
