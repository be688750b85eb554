import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Mật khẩu' },
  parameters: {
    docs: {
      description: {
        component: `
A password, hidden unless one asks to see it.

**When to use.** Signing in, and choosing a password.

**When not.** A code for one use: \`CodeInput\`. Anything that is no secret: \`TextField\`.

| Keyboard | |
| --- | --- |
| Tab | To the field, then to the button that shows what was typed |
| Enter, Space | On the button: shows and hides |`,
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mật khẩu');
    await userEvent.type(field, 'hoa-sen-2026');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: /Hiện mật khẩu|Show password/ }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('hoa-sen-2026');
    await userEvent.click(canvas.getByRole('button', { name: /Ẩn mật khẩu|Hide password/ }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <PasswordField label="Mật khẩu mới" description="Ít nhất 8 ký tự, có chữ và số." required />
      <PasswordField label="Nhập lại mật khẩu" error="Hai mật khẩu chưa giống nhau." defaultValue="hoasen" />
      <PasswordField label="Mật khẩu" disabled defaultValue="hoasen" />
    </Stack>
  ),
};
