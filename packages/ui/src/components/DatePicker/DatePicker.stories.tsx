import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { DatePicker } from './DatePicker';

const docs = `
A day of the calendar, typed as dd/MM/yyyy, pasted, or chosen in a month. The value is \`'2026-11-21'\`: a day has no zone.

**When to use**: a birthday, the first day of a class, a day to filter by.
**When not**: a moment (\`DateTimePicker\`, or \`DateTimeField\` where typing is enough), two days (\`DateRangePicker\`).

| Key | What it does |
| --- | --- |
| digits, ↑ ↓ | fill or change the part that has the focus |
| ← → | go to the part beside |
| Backspace | empties the part |
| paste | a date, day or year first: 1/2/2000, 2000-02-01 |
| Alt + ↓ | opens the calendar |
| arrows, Page Up, Page Down, Home, End | move in the calendar by day, month, to the ends of the month |
| Enter, Space | choose the day |
| Esc | closes the calendar |

The day of today is a prop; \`noPast\` refuses days before it, in words. A typed day outside of the bounds is handed on *and* refused in words.
`;

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Ngày khai giảng', today: '2026-11-21', onChange: fn() },
  parameters: { docs: { description: { component: docs } } },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('05122026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-05');
    await userEvent.keyboard(
      '{Backspace}{ArrowLeft}{Backspace}{ArrowRight}{ArrowRight}{Backspace}{Backspace}{Backspace}{Backspace}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Each part goes on to the next one; the caller has no date until the year has four digits. */
export const BirthdayTyped: Story = {
  args: { label: 'Ngày sinh', today: undefined, min: '1900-01-01', max: '2026-11-21' },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await step('01/02/2000', async () => {
      await userEvent.keyboard('0102200');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.queryByText(/Ngày phải từ/)).toBeNull();
      await userEvent.keyboard('0');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenLastCalledWith('2000-02-01');
    });
    await step('a year of two digits is named when the field is left', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByText('Hãy nhập năm đủ 4 chữ số.')).toBeNull();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByText('Hãy nhập năm đủ 4 chữ số.')).toBeVisible();
    });
  },
};

/** A day that the month of today does not have can be typed: 31 before the month, 29/02 before the year. */
export const LastDays: Story = {
  args: { today: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    const first = () => userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await first();
    await userEvent.keyboard('31122026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await first();
    await userEvent.keyboard('29022024');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[1] ?? document.body);
    await userEvent.paste('1/2/2000');
    await expect(args.onChange).toHaveBeenLastCalledWith('2000-02-01');
    await expect(canvas.getByRole('group', { name: /Ngày khai giảng/ })).toHaveTextContent('01/02/2000');
    await userEvent.paste('31/02/2000');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: /25 tháng 11.*2026/ })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /25 tháng 11/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AnotherYear: Story = {
  args: { label: 'Ngày sinh', today: undefined, defaultValue: '1998-03-14', max: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /năm/i }), '1995');
    await userEvent.click(dialog.getByRole('button', { name: 'Tháng trước' }));
    await userEvent.click(dialog.getByRole('button', { name: /28 tháng 2.*1995/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-02-28');
  },
};

export const ChooseToday: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hôm nay' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PastRefused: Story = {
  args: { noPast: true, today: '2026-11-21', defaultValue: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không chọn được ngày đã qua.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /Ngày khai giảng/ })).toHaveAttribute('data-invalid');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <DatePicker label="Ngày bế giảng" required description="Ngày học cuối cùng của lớp." />
      <DatePicker label="Ngày khai giảng" defaultValue="2026-12-01" />
      <DatePicker label="Ngày khai giảng" readOnly defaultValue="2026-12-01" />
      <DatePicker label="Ngày khai giảng" disabled defaultValue="2026-12-01" />
      <DatePicker
        label="Ngày bế giảng"
        error="Ngày bế giảng phải sau ngày khai giảng."
        defaultValue="2026-11-01"
      />
      <DatePicker label="Ngày nộp hồ sơ" min="2026-11-10" max="2026-11-20" defaultValue="2026-11-21" />
    </Stack>
  ),
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
