import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { UiProvider } from '../UiProvider/UiProvider';
import { Stack } from '../../layout/Stack/Stack';
import { DateTimePicker } from './DateTimePicker';

const docs = `
A moment to the second, typed as yyyy/MM/dd HH:mm:ss in 24 hours or chosen in a calendar. The value is RFC 3339 in UTC; it is shown and typed in the time zone of the provider, which the field says in words.

**When to use**: the opening and closing of an exam, the start of an online class.
**When not**: a day without an hour (\`DatePicker\`), a moment that is always typed (\`DateTimeField\`), an hour of every day (\`TimeField\`).

| Key | What it does |
| --- | --- |
| digits, ↑ ↓ | fill or change the part that has the focus |
| ← → | go to the part beside |
| Backspace | empties the part |
| Alt + ↓ | opens the calendar |
| arrows, Page Up, Page Down, Home, End | move in the calendar by day, month, to the ends of the month |
| Enter, Space | choose the day; the calendar stays open for the time |
| Esc | closes the calendar |

The moment of now is a prop: \`noPast\` refuses what lies before it, and the next full hour is proposed. A moment outside of the bounds is handed on *and* refused in words.
`;

const meta = {
  title: 'Fields/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Mở bài thi', now: '2026-11-21T04:20:00Z', onChange: fn() },
  parameters: { docs: { description: { component: docs } } },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('20261205140530');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05T07:05:30Z');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05T07:06:30Z');
    await expect(canvas.getByText('Giờ Việt Nam (GMT+\u20607).')).toBeVisible();
  },
};

export const OtherTimeZone: Story = {
  args: { defaultValue: '2026-07-01T05:00:00Z' },
  decorators: (Story) => (
    <UiProvider language="vi" timeZone="Europe/Berlin">
      <Story />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    // The offset of the selected time, not of now: it is summer time.
    await expect(canvas.getByText('Giờ Đức (GMT+\u20602).')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('spinbutton')[3] ?? document.body);
    await userEvent.keyboard('08');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01T06:00:00Z');
  },
};

export const Open: Story = {
  args: { defaultValue: '2026-11-25T01:30:00Z' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /25 tháng 11.*2026/ })).toHaveFocus();
    await expect(dialog.getByRole('group', { name: 'Giờ' })).toBeVisible();
  },
};

export const DayThenTime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở lịch/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /28 tháng 11/ }));
    await userEvent.click(dialog.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('083000');
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T01:30:00Z');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: '2026-11-25T01:30:00Z' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /25 tháng 11/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-02T01:30:00Z');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PastRefused: Story = {
  args: { noPast: true, now: '2026-11-21T04:20:00Z', defaultValue: '2026-11-21T04:19:59Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không chọn được thời điểm đã qua.')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <DateTimePicker label="Đóng bài thi" required description="Sau lúc này học viên không nộp được nữa." />
      <DateTimePicker label="Mở bài thi" defaultValue="2026-12-01T01:30:00Z" />
      <DateTimePicker label="Mở bài thi" readOnly defaultValue="2026-12-01T01:30:00Z" />
      <DateTimePicker label="Mở bài thi" disabled defaultValue="2026-12-01T01:30:00Z" />
      <DateTimePicker
        label="Đóng bài thi"
        error="Lúc đóng phải sau lúc mở."
        defaultValue="2026-12-01T01:00:00Z"
      />
    </Stack>
  ),
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
