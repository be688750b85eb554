import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { FilterPopover, type FilterPopoverProps } from './FilterPopover';
import type { FilterDefinition, FilterState } from './filterProps';

const filters: FilterDefinition[] = [
  {
    key: 'status',
    label: 'Trạng thái',
    type: 'choice',
    options: [
      { value: 'open', label: 'Đang mở' },
      { value: 'waiting', label: 'Chưa đến giờ' },
      { value: 'closed', label: 'Đã kết thúc' },
    ],
  },
  {
    key: 'unit',
    label: 'Đơn vị',
    type: 'choices',
    options: [
      { value: 'hn', label: 'Hà Nội' },
      { value: 'hue', label: 'Thừa Thiên Huế' },
      { value: 'dn', label: 'Đà Nẵng' },
    ],
  },
  { key: 'name', label: 'Tên lớp', type: 'text', maxLength: 100 },
  { key: 'created', label: 'Ngày tạo', type: 'dates' },
];

const chosen: FilterState = [
  { key: 'status', choice: 'open' },
  { key: 'unit', choices: ['hn', 'hue'] },
  { key: 'created', after: '2026-11-01' },
];

function Stateful({ value: first, onChange, ...props }: FilterPopoverProps) {
  const [value, setValue] = useState(first);
  function change(next: FilterState) {
    onChange(next);
    setValue(next);
  }
  return (
    <Stack gap="s">
      <ListToolbar
        search={{ value: '', onSearch: fn(), label: 'Tìm lớp học' }}
        filters={<FilterPopover {...props} value={value} onChange={change} />}
      />
      <ActiveFilters filters={props.filters} value={value} onChange={change} />
    </Stack>
  );
}

const meta = {
  title: 'Composites/FilterPopover',
  component: FilterPopover,
  args: { filters, value: [], onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: `
A button that says how many filters a list has, and opens a field for each: one of many, several of many, a text, a day after or before.

**When to use**: a list with more than two filters, in the \`filters\` of a ListToolbar, with ActiveFilters below it.

**When not**: one or two filters are fields in the toolbar; a search over everything is its SearchField.

The state is a plain value. \`filtersToQuery\` and \`filtersFromQuery\` carry it through an address (\`f.unit=hn&f.created=after:2026-11-01\`); keys and values that no definition knows are dropped. Days are calendar days without a time zone: which moments they stand for is the page's to say.

| Key | What it does |
| --- | --- |
| \`Enter\` \`Space\` on the button | opens the fields |
| \`Tab\` | goes through the fields and buttons, and stays inside |
| \`Enter\` in a text | applies |
| \`Esc\` | closes without applying; the focus goes back to the button |

**Announcements**: the button's name ends with the number of filters in use.

**Limits**: it is a draft until 'apply'; 'clear all' empties the draft. Dates that leave no day between them are not applied. Below 768 px it is a sheet.
`,
      },
    },
  },
} satisfies Meta<typeof FilterPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = { name: /^(Lọc|Filter)/ };
const dialog = { name: /Bộ lọc|Filters/ };
const apply = { name: /Áp dụng|Apply/ };

export const Applied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const panel = within(await screen.findByRole('dialog', dialog));
    await userEvent.type(await panel.findByRole('textbox', { name: /Tên lớp/ }), 'an toàn');
    const created = within(panel.getByRole('group', { name: 'Ngày tạo' }));
    await userEvent.click(created.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('01112026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button', apply));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { key: 'name', text: 'an toàn' },
      { key: 'created', after: '2026-11-01' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = await canvas.findByRole('button', { name: /(Lọc|Filter).*2/ });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await canvas.findByText(/Ngày tạo: (sau|after) 01\/11\/2026/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { value: chosen },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', opener);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', dialog));
    await panel.findByRole('textbox', { name: /Tên lớp/ });
    await waitFor(() => expect(panel.getAllByRole('button')[0]).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('dialog', dialog)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.type(panel.getByRole('textbox', { name: /Tên lớp/ }), 'bếp{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog', dialog));
    await expect(await again.findByRole('textbox', { name: /Tên lớp/ })).toHaveValue('');
    await userEvent.click(again.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ }));
    await userEvent.type(again.getByRole('textbox', { name: /Tên lớp/ }), 'bếp{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'name', text: 'bếp' }]);
  },
};

/** The values of all fields together have a maximum: five, four of which the status, the name and the dates may need. */
export const Full: Story = {
  args: { maxValues: 5 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const panel = within(await screen.findByRole('dialog', dialog));
    await userEvent.click(await panel.findByRole('button', { name: /Đơn vị/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hà Nội' }));
    await expect(screen.getByRole('option', { name: 'Đà Nẵng' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel.getByRole('button', apply));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'unit', choices: ['hn'] }]);
  },
};

export const CrossedDates: Story = {
  args: {
    value: [
      { key: 'created', after: '2026-11-20' },
      { key: 'created', before: '2026-11-10' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const panel = within(await screen.findByRole('dialog', dialog));
    await expect(await panel.findByText(/21\/11\/2026/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', apply));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', dialog)).toBeVisible();
  },
};

export const Open: Story = {
  args: { value: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    await expect(await screen.findByRole('dialog', dialog)).toBeVisible();
  },
};

const manyFields: FilterDefinition[] = Array.from({ length: 4 }, (_, place) =>
  filters.map((filter) => ({
    ...filter,
    key: `${filter.key}${place}`,
    label: `${filter.label} ${place + 1}`,
  })),
).flat();

/** Fields scroll; the buttons stay in sight, inside the window. */
export const ManyFields: Story = {
  args: { filters: manyFields },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const panel = await screen.findByRole('dialog', dialog);
    const button = await within(panel).findByRole('button', apply);
    await within(panel).findByRole('textbox', { name: /Tên lớp 4/ });
    const seesButtons = async () => {
      const { bottom } = button.getBoundingClientRect();
      const edge = panel.getBoundingClientRect().bottom;
      await expect(edge).toBeLessThanOrEqual(window.innerHeight);
      await expect(bottom).toBeLessThanOrEqual(edge - 8);
    };
    await waitFor(seesButtons);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    panel.scrollTo({ top: panel.scrollHeight, behavior: 'instant' });
    await waitFor(seesButtons);
  },
};

export const Closed: Story = { args: { value: chosen } };
export const ClosedOnAPhone: Story = { ...Closed, globals: { viewport: { value: 'phone' } } };
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
