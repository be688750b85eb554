import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { CodeInput } from './CodeInput';

const meta = {
  title: 'Fields/CodeInput',
  component: CodeInput,
  args: { label: 'Mã xác thực', onChange: fn(), onComplete: fn() },
  argTypes: { ref: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A one-time code of digits, as the second step of signing in asks for it. It is **one** native field (screen readers hear one, the phone fills it in from the message) drawn as cells.

**When to use.** A code of known length that came by mail, message or an authenticator. Paste works with spaces and hyphens.

**When not.** Codes with letters or of unknown length: \`TextField\`. Amounts: \`NumberField\`. Passwords: \`PasswordField\`.

| Keyboard | |
| --- | --- |
| 0–9 | The next digit; other letters are not taken |
| Backspace | Takes the last digit back |
| ← → Home End | Moves in the code |
| Ctrl+V | Takes the digits of what is pasted, and completes |

\`onComplete\` comes once with the last digit. When the code was wrong, give \`error\` and leave the digits: people correct one.`,
      },
    },
  },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { description: 'Chúng tôi đã gửi mã 6 chữ số tới an.nguyen@hoasen.vn.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mã xác thực' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAccessibleDescription(/6 chữ số/);
  },
};

export const TypedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Mã xác thực' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('12a34');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
    await userEvent.keyboard('{Backspace}56');
    await expect(field).toHaveValue('12356');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123567');
    await userEvent.keyboard('8');
    await expect(field).toHaveValue('123567');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const CorrectedInTheMiddle: Story = {
  args: { defaultValue: '12456' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}3');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const Wrong: Story = {
  args: { defaultValue: '482913', error: 'Mã code không đúng!' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mã xác thực' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Mã code không đúng!');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <CodeInput label="Mã xác thực" required defaultValue="4829" />
      <CodeInput label="Mã lớp học" length={4} defaultValue="2026" />
      <CodeInput label="Mã khôi phục" length={8} description="8 chữ số trên giấy xác nhận." />
      <CodeInput label="Mã xác thực (đang kiểm tra)" disabled defaultValue="482913" />
    </Stack>
  ),
};

export const OnAPhone: Story = {
  render: () => (
    <Stack gap="l">
      <CodeInput
        label="Mã xác thực trong ứng dụng bảo mật của bạn"
        defaultValue="482"
        description="Mở ứng dụng xác thực và nhập mã 6 chữ số đang hiện ở dòng 'Hoa Sen'."
      />
      <CodeInput label="Mã khôi phục" length={8} defaultValue="48291300" error="Mã code không đúng!" />
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
