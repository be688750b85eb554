import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { TimeField } from './TimeField';

const docs = `
A time of the day to the second, typed as HH:mm:ss in 24 hours. The value is \`'08:30:00'\`.

**When to use**: the hour at which something happens every day, as a reminder.
**When not**: a moment (\`DateTimePicker\`), how long something lasts (\`DurationField\`).

| Key | What it does |
| --- | --- |
| digits, ↑ ↓ | fill or change the part that has the focus: hours below 24, minutes and seconds below 60 |
| ← → | go to the part beside |
| Home, End | the least and the largest value of the part |
| Backspace | empties the part |
`;

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  args: { label: 'Giờ nhắc', onChange: fn() },
  parameters: { docs: { description: { component: docs } } },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('083015');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30:15');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30:59');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:29:59');
    await userEvent.keyboard(
      '{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}{ArrowLeft}{ArrowLeft}{Backspace}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const NeverTooLarge: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('236161');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/[6-9]\d/));
  },
};

export const TooEarly: Story = {
  args: { defaultValue: '07:15:00', min: '08:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giờ phải từ 08:00:00 trở đi.')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <TimeField label="Giờ nhắc" required description="Giờ Việt Nam, mỗi ngày một lần." />
      <TimeField label="Giờ nhắc" defaultValue="17:00:00" />
      <TimeField label="Giờ nhắc" readOnly defaultValue="17:00:00" />
      <TimeField label="Giờ nhắc" disabled defaultValue="17:00:00" />
      <TimeField label="Giờ kết thúc" error="Giờ kết thúc phải sau giờ bắt đầu." defaultValue="07:00:00" />
    </Stack>
  ),
};

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
