import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Checkbox } from '../Checkbox/Checkbox';
import { Switch } from './Switch';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Nhận thông báo qua email', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Turns something on or off, at once.

**When to use.** Settings that work without being sent.

**When not.** A choice of a form that is sent: \`Checkbox\`.

| Keyboard | |
| --- | --- |
| Tab | To the switch |
| Space | Turns it |`,
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turned: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Nhận thông báo qua email' });
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Switch label="Tắt" />
      <Switch label="Bật" defaultOn description="Có hiệu lực ngay." />
      <Switch label="Tắt, không đổi được" disabled />
      <Switch label="Bật, không đổi được" disabled defaultOn />
      <Checkbox label="Ô chọn" />
    </Stack>
  ),
  // A switch that is off is a control like a checkbox, not one that cannot be used.
  play: async ({ canvas }) => {
    const off = getComputedStyle(canvas.getByRole('switch', { name: 'Tắt' }));
    const box = getComputedStyle(canvas.getByRole('checkbox', { name: 'Ô chọn' }));
    await expect(off.backgroundColor).toBe(box.backgroundColor);
    await expect(off.borderColor).toBe(box.borderColor);
  },
};
