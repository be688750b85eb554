import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './DataTable';
import { bar, questionBank, questions, Served, type Question } from './sampleQuestions';

/** What stays while other rows are asked for. */
const meta = {
  title: 'Composites/DataTable/Answers',
  component: DataTable<Question>,
  args: questionBank,
} satisfies Meta<typeof DataTable<Question>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A selection stays when one turns the page; the bar says how much of it is out of sight. */
export const SelectedOnAnotherPage: Story = {
  args: { selection: { actions: bar } },
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = () => canvas.findByRole('region', { name: 'Thao tác với các mục đã chọn' });
    const rowBoxes = () => canvas.getAllByRole('checkbox', { name: /Chọn .*\(/ });
    for (const box of rowBoxes().slice(0, 2)) await userEvent.click(box);
    await expect(await region()).toHaveTextContent('Đã chọn 2 mục');
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 2' }));
    await expect(await region()).toHaveTextContent('Đã chọn 2, trong đó 2 ở trang khác');
    await userEvent.click(rowBoxes()[0] ?? canvasElement);
    await expect(await region()).toHaveTextContent('Đã chọn 3, trong đó 2 ở trang khác');
  },
};

/** While the list is asked for again the button is gone: the list keeps the focus, also when it fails again. */
export const Retried: Story = {
  args: { label: 'Ngân hàng câu hỏi', rows: [] },
  render: function Asked(args) {
    const [asked, setAsked] = useState(0);
    useEffect(() => {
      const timer = setTimeout(() => setAsked((now) => (now % 2 === 1 ? now + 1 : now)), 100);
      return () => clearTimeout(timer);
    }, [asked]);
    return (
      <DataTable
        {...args}
        rows={asked === 4 ? questions(3) : []}
        loading={asked % 2 === 1}
        error={asked < 4 && asked % 2 === 0 ? 'Máy chủ không trả lời.' : undefined}
        onRetry={() => setAsked(asked + 1)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(canvas.getByRole('grid', { name: 'Ngân hàng câu hỏi' })).toHaveFocus();
    const again = await canvas.findByRole('button', { name: 'Thử lại' });
    await expect(canvas.getByRole('group', { name: 'Ngân hàng câu hỏi' })).toHaveFocus();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await expect(canvas.getByRole('grid', { name: 'Ngân hàng câu hỏi' })).toHaveFocus();
  },
};
