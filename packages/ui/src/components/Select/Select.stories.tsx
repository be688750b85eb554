import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Select } from './Select';

const options = [
  { value: 'one_choice', label: 'Chọn một đáp án', description: 'Một phương án đúng' },
  { value: 'multiple_choice', label: 'Chọn nhiều đáp án' },
  { value: 'true_false', label: 'Đúng/Sai' },
  { value: 'short_answer', label: 'Trả lời ngắn' },
  { value: 'long_answer', label: 'Tự luận', disabled: true },
  { value: 'fill_keyword', label: 'Điền từ' },
  { value: 'fill_number', label: 'Điền số' },
  { value: 'order_clauses', label: 'Sắp xếp câu' },
];

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Loại câu hỏi', options, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
One of many, in a list that opens.

**When to use.** Eight choices and more, or where room is short.

**When not.** A few that should be compared: \`RadioGroup\`. Actions: \`Menu\`.

| Keyboard | |
| --- | --- |
| Enter, Space, ↓ ↑ | Opens |
| ↑ ↓ Home End | From choice to choice |
| a–z | To the choice that begins so |
| Enter, Space | Chooses and closes |
| Esc | Closes without a choice |`,
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Loại câu hỏi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Chọn nhiều đáp án' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('multiple_choice');
    await expect(canvas.getByRole('button', { name: /Chọn nhiều đáp án/ })).toHaveFocus();
  },
};

/** The first field of a dialog. */
export const FocusedAtFirst: Story = {
  args: { focusOnMount: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Loại câu hỏi/ })).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('true_false');
  },
};

export const Open: Story = {
  args: { defaultValue: 'true_false' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Đúng/Sai' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const NoOptions: Story = {
  args: { label: 'Lớp học', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByText(/Không có dữ liệu\.|No data\./)).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <Select
        label="Loại câu hỏi"
        options={options}
        defaultValue="fill_keyword"
        description="Chọn một loại."
      />
      <Select label="Lớp" options={options} required error="Hãy chọn lớp." />
      <Select label="Đơn vị" options={options} disabled defaultValue="true_false" />
    </Stack>
  ),
};

function OfAnotherUnit() {
  const [first, setFirst] = useState(0);
  return (
    <Stack>
      <Select label="Loại câu hỏi" options={options.slice(first)} />
      <Button onPress={() => setFirst(1)}>Bỏ loại đầu tiên</Button>
    </Stack>
  );
}

/** Options that are replaced by others, such as those of another unit. */
export const OptionsReplaced: Story = {
  render: () => <OfAnotherUnit />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ loại đầu tiên' }));
    await userEvent.click(canvas.getByRole('button', { name: /Loại câu hỏi/ }));
    await expect(await screen.findByRole('option', { name: 'Chọn nhiều đáp án' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /Chọn một đáp án/ })).toBeNull();
  },
};
