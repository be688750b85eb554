import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { DurationField } from './DurationField';

const docs = `
How long something lasts. The value is whole seconds; it is typed as HH:MM:SS (\`clock\`) or as whole minutes (\`minutes\`).

**When to use**: the duration of an exam (minutes), the length of a video (clock).
**When not**: a time of the day (\`TimeField\`), a moment (\`DateTimePicker\`).

| Key | What it does |
| --- | --- |
| digits and \`:\` | are typed; two parts are minutes and seconds, hours may be above 24 |
| Enter, leaving the field | reads what was typed and writes it as HH:MM:SS |
| ↑ ↓ | one minute more or less (\`minutes\`) |

What cannot be read stays in the field with words that say how to fix it, and is not handed on.
`;

const meta = {
  title: 'Fields/DurationField',
  component: DurationField,
  args: { label: 'Thời lượng', onChange: fn() },
  parameters: { docs: { description: { component: docs } } },
} satisfies Meta<typeof DurationField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clock: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Thời lượng' });
    await userEvent.type(field, '1:30:00{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5400);
    await expect(field).toHaveValue('01:30:00');
  },
};

export const Minutes: Story = {
  args: { form: 'minutes', defaultValue: 5400, label: 'Thời gian làm bài' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('90');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5460);
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0:75:00');
    await userEvent.tab();
    await expect(canvas.getByText('Phút và giây phải nhỏ hơn 60.')).toBeVisible();
    await expect(field).toHaveValue('0:75:00');
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '1:15:00{Enter}');
    await expect(field).toBeValid();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <DurationField label="Độ dài video" required description="Giờ, phút, giây." />
      <DurationField
        label="Thời gian làm bài"
        form="minutes"
        defaultValue={2700}
        description="Tính bằng phút."
      />
      <DurationField label="Độ dài video" readOnly defaultValue={754} />
      <DurationField label="Độ dài video" disabled defaultValue={754} />
      <DurationField label="Thời gian làm bài" form="minutes" disabled defaultValue={2700} />
      <DurationField label="Độ dài video" max={7200} defaultValue={9000} />
      <DurationField label="Thời gian làm bài" form="minutes" min={900} defaultValue={600} />
    </Stack>
  ),
};

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
