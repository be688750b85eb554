import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Bắt đầu', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A day, a time or a moment, typed part by part.

**When to use.** A date that is known, as a deadline.

**When not.** A date without a year, or free text: \`TextField\`.

| Keyboard | |
| --- | --- |
| Tab, → ← | From part to part |
| 0–9 | Types the part and goes on |
| ↑ ↓ | One more, one less |
| Backspace | Empties the part |`,
      },
    },
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('202611211405');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21T07:05:00Z');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21T07:06:00Z');
  },
};

export const TooEarly: Story = {
  args: { defaultValue: '2026-11-20T01:00:00Z', min: '2026-11-21T00:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026\/11\/21 07:00/)).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <DateTimeField label="Kết thúc" required description="Giờ Việt Nam." />
      <DateTimeField label="Bắt đầu" defaultValue="2026-12-01T01:30:00Z" />
      <DateTimeField label="Bắt đầu" readOnly defaultValue="2026-12-01T01:30:00Z" />
      <DateTimeField label="Bắt đầu" disabled defaultValue="2026-12-01T01:30:00Z" />
      <DateTimeField
        label="Kết thúc"
        error="Kết thúc phải sau lúc bắt đầu."
        defaultValue="2026-12-01T01:00:00Z"
      />
    </Stack>
  ),
};
