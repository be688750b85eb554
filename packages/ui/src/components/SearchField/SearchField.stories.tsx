import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Tìm câu hỏi', placeholder: 'Tìm theo nội dung', onSearch: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Searches while one types, a moment after the last letter.

**When to use.** Over a list that it narrows.

**When not.** A value of a form: \`TextField\`. One of known choices: \`Select\`.

| Keyboard | |
| --- | --- |
| Enter | Searches at once |
| Esc | Empties the field |`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Debounced: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Tìm câu hỏi' });
    await userEvent.type(field, 'an toàn');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('an toàn'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
};

export const EnterAndEscape: Story = {
  args: { delay: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'điện{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('điện');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
  },
};

function LateEcho({ onSearch, ...props }: SearchFieldProps) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      {...props}
      value={value}
      delay={20}
      onSearch={(next) => {
        onSearch(next);
        setTimeout(() => setValue(next), 120);
      }}
    />
  );
}

/** A page that keeps the search in its URL returns the value with a delay; text typed meanwhile is kept. */
export const TypedMeanwhile: Story = {
  render: (args) => <LateEcho {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'an');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('an'));
    await userEvent.type(field, ' toàn');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('an toàn'));
    await userEvent.clear(field);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await new Promise((echoed) => setTimeout(echoed, 300));
    await expect(field).toHaveValue('');
  },
};

export const Filled: Story = { args: { value: 'phòng cháy chữa cháy' } };
