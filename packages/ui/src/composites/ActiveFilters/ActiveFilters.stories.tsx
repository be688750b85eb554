import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { FilterDefinition, FilterState } from '../FilterPopover/filterProps';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters';

const filters: FilterDefinition[] = [
  {
    key: 'status',
    label: 'Trạng thái',
    type: 'choice',
    options: [{ value: 'open', label: 'Đang mở' }],
  },
  {
    key: 'unit',
    label: 'Đơn vị',
    type: 'choices',
    options: [
      { value: 'hn', label: 'Hà Nội' },
      { value: 'hue', label: 'Thừa Thiên Huế' },
      { value: 'dn', label: 'Đà Nẵng' },
      { value: 'dl', label: 'Đắk Lắk' },
    ],
  },
  { key: 'name', label: 'Tên lớp', type: 'text' },
  { key: 'created', label: 'Ngày tạo', type: 'dates' },
];

const value: FilterState = [
  { key: 'status', choice: 'open' },
  { key: 'unit', choices: ['hn', 'hue', 'dn', 'dl'] },
  { key: 'name', text: 'an toàn' },
  { key: 'created', after: '2026-11-01' },
];

function Stateful({ value: first, onChange, ...props }: ActiveFiltersProps) {
  const [left, setLeft] = useState(first);
  return (
    <ActiveFilters
      {...props}
      value={left}
      onChange={(next) => {
        onChange(next);
        setLeft(next);
      }}
    />
  );
}

const meta = {
  title: 'Composites/ActiveFilters',
  component: ActiveFilters,
  args: { filters, value, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      description: {
        component: `
The filters of a list in words, each of which can be taken away.

**When to use**: above a list whose filters stand in a FilterPopover.

**When not**: filters that are always in sight say themselves what they do.

| Key | What it does |
| --- | --- |
| \`Tab\` | enters the filters (one stop), then goes to 'clear all' |
| \`←\` \`→\` | move through the filters |
| \`Delete\` \`Backspace\` | takes one away; the focus goes to its neighbour, after the last one to the group |

**Announcements**: that no filter is left.

**Limits**: of a filter with many values three are named and the rest is counted. Without filters an empty group stays in the page, so that the focus has a place.
`,
      },
    },
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(Bỏ|Remove) Trạng thái/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(value.slice(1));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};

export const ClearedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(/Không còn bộ lọc nào|No filters left/);
  },
};

export const All: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
