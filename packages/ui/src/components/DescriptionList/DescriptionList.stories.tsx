import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Mã lớp', details: 'ATLD2026-K12' },
      { term: 'Giảng viên', details: 'Nguyễn Hoàng Thùy Dương' },
      { term: 'Khai giảng', details: '23/11/2026 08:00:00' },
      { term: 'Trạng thái', details: <StatusBadge tone="success">Đang mở</StatusBadge> },
      { term: 'Ghi chú', details: undefined },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
Facts about one thing: terms and what belongs to them.

**When to use.** The head of a detail page, a card, a review before sending.

**When not.** Several things that are compared: \`DataTable\`. One figure: \`StatCard\`.

**Keyboard.** None of its own; links inside are reached with Tab.`,
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.queryByText('Ghi chú')).toBeNull();
  },
};

export const InColumns: Story = { args: { look: 'columns' } };

/** Three and two: a fifth fact is not alone in a row of four. */
export const FiveInColumns: Story = {
  args: {
    look: 'columns',
    items: [
      { term: 'Mã lớp', details: 'ATLD2026-K12' },
      { term: 'Khóa học', details: 'An toàn, vệ sinh lao động cơ bản' },
      { term: 'Dự án', details: 'Huấn luyện an toàn 2026' },
      { term: 'Giảng viên', details: 'Lê Thị Hồng Ngọc' },
      { term: 'Thời gian diễn ra', details: '01/11/2026 – 31/12/2026' },
    ],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    const [first, last] = [tops[0], tops.at(-1)].map((row) => tops.filter((top) => top === row).length);
    await expect(first).toBe(3);
    await expect(last).toBe(2);
  },
};

/** In a card, on a phone too. */
export const Beside: Story = { args: { look: 'beside' } };

export const BesideOnAPhone: Story = { ...Beside, globals: { viewport: { value: 'phone' } } };

/** The few numbers that say how large the thing is; two beside each other on a phone. */
export const Figures: Story = {
  args: {
    look: 'figures',
    items: [
      { term: 'Số câu hỏi', details: '40' },
      { term: 'Tổng điểm', details: '100' },
      { term: 'Thời gian làm bài', details: '60 phút' },
      { term: 'Số lần làm lại', details: '1' },
    ],
  },
};

export const FiguresOnAPhone: Story = { ...Figures, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Đơn vị cử học viên',
        details:
          'Trung tâm Đào tạo và Bồi dưỡng nghiệp vụ an toàn lao động khu vực miền Trung – Tây Nguyên, chi nhánh Đà Nẵng',
      },
      { term: 'Email liên hệ', details: 'phongdaotao.antoanlaodong.mientrung@hoasen.vn' },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
