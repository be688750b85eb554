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

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: { label: 'Đề thi', items, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Parts of a page of which one is seen.

**When to use.** Two to six parts of equal weight about one thing.

**When not.** Other pages: \`TabLinks\`. Steps in an order: \`Stepper\`. Details that few need: \`Disclosure\`.

| Keyboard | |
| --- | --- |
| Tab | To the chosen tab, then into its panel |
| → ← | Chooses the next, the previous tab, round at the ends |
| Home, End | The first, the last tab |`,
      },
    },
  },
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
