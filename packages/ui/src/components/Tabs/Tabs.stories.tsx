import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const items = [
  { id: 'info', label: 'Thông tin', content: <Text>Đề thi gồm hai phần, tổng 100 điểm.</Text> },
  { id: 'questions', label: 'Câu hỏi', count: 24, content: <Text>24 câu hỏi thuộc 11 loại.</Text> },
  { id: 'results', label: 'Kết quả', disabled: true, content: <Text>Chưa có.</Text> },
  { id: 'history', label: 'Lịch sử', content: <Text>Tạo ngày 21/11/2026.</Text> },
];

/** Parts of one thing. Pages that have an address of their own are links instead. */
const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: { label: 'Đề thi', items, onSelect: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Thông tin' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Câu hỏi/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: /Câu hỏi/ })).toHaveTextContent('11 loại');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('history');
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultSelected: 'questions' },
};
