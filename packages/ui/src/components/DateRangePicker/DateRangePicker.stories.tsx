import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { DateRangePicker } from './DateRangePicker';

const docs = `
From one day to another, both included: typed as dd/MM/yyyy, chosen in a month, or by a ready choice counted from \`today\`.

**When to use**: the days of a report, of a class, of a filter.
**When not**: one day (\`DatePicker\`), two moments with their hours (two \`DateTimePicker\`).

| Key | What it does |
| --- | --- |
| digits, ↑ ↓ | fill or change the part that has the focus |
| ← → | go to the part beside, from the first day into the second |
| Backspace | empties the part |
| Alt + ↓ | opens the calendar |
| arrows, Page Up, Page Down, Home, End | move in the calendar by day, month, to the ends of the month |
| Enter, Space | choose the first, then the last day |
| Esc | gives up the half-chosen range, then closes |

A range whose end is before its start is handed on *and* refused in words, and so is one that passes \`min\` or \`max\`.
`;

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Khoảng thời gian', today: '2026-11-21', onChange: fn() },
  parameters: { docs: { description: { component: docs } } },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const november = { start: '2026-11-09', end: '2026-11-18' };
const presets = ['last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisYear'] as const;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('0111202615112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-15' });
  },
};

export const Open: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('grid')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: november },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^9$/));
    // Selecting the first date moves the focus to the next day.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-18' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ReadyChoices: Story = {
  args: { presets, today: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    const choices = within(await screen.findByRole('group', { name: 'Chọn nhanh' }));
    await userEvent.click(choices.getByRole('button', { name: '7 ngày qua' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-15', end: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ReadyChoicesOpen: Story = {
  args: { presets, today: '2026-11-21', max: '2026-11-30', defaultValue: november },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    await expect(await screen.findByRole('button', { name: 'Năm nay' })).toBeDisabled();
  },
};

export const Reversed: Story = {
  args: { defaultValue: { start: '2026-11-21', end: '2026-11-20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ngày kết thúc không được trước ngày bắt đầu.')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <DateRangePicker label="Thời gian học" required description="Từ ngày khai giảng đến ngày bế giảng." />
      <DateRangePicker label="Thời gian học" defaultValue={november} />
      <DateRangePicker label="Thời gian học" readOnly defaultValue={november} />
      <DateRangePicker label="Thời gian học" disabled defaultValue={november} />
      <DateRangePicker label="Thời gian học" error="Lớp khác đã dùng phòng này." defaultValue={november} />
    </Stack>
  ),
};

export const Phone: Story = { ...ReadyChoicesOpen, globals: { viewport: { value: 'phone' } } };
