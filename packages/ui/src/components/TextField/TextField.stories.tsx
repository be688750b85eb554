import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { Icon } from '../Icon/Icon';
import { TextField } from './TextField';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Họ và tên', onChange: fn() },
  argTypes: { start: { control: false }, end: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
One line of text. Its label stays visible; a placeholder never replaces it.

**When to use.** Names, addresses, short text.

**When not.** Several lines: \`TextArea\`. Numbers: \`NumberField\`. Secrets: \`PasswordField\`. Codes for one use: \`CodeInput\`. Searching: \`SearchField\`.

| Keyboard | |
| --- | --- |
| Tab | To the field |
| Enter | Sends the form around it |`,
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Họ và tên' });
    await userEvent.type(field, 'Nguyễn Thị Ẩn');
    await expect(args.onChange).toHaveBeenLastCalledWith('Nguyễn Thị Ẩn');
  },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    required: true,
    defaultValue: 'an.nguyen',
    error: 'Email cần có dạng ten@congty.vn.',
    description: 'Chúng tôi gửi thư kích hoạt tới địa chỉ này.',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Email/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/ten@congty\.vn.*kích hoạt/);
    const box = getComputedStyle(field.parentElement ?? field);
    const border = box.borderColor;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(box.borderColor).toBe(border);
    // Not on the border, which stays red.
    await expect(box.outlineOffset).toBe('1px');
  },
};

/** Shift+Tab brings the label into view, not only the field. */
export const LabelInView: Story = {
  render: () => (
    <div data-testid="scroller" style={{ blockSize: '8rem', overflowY: 'auto' }}>
      <Stack gap="l">
        <TextField label="Họ và tên" />
        <TextField label="Email" />
        <TextField label="Điện thoại" />
      </Stack>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByTestId('scroller');
    canvas.getByRole('textbox', { name: 'Điện thoại' }).focus();
    scroller.scrollTop = scroller.scrollHeight;
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    const label = canvas.getByText('Họ và tên').getBoundingClientRect();
    await expect(label.top).toBeGreaterThanOrEqual(scroller.getBoundingClientRect().top);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <TextField label="Mã lớp" description="Chữ in và số, không dấu." placeholder="Ví dụ: ATLD2026" />
      <TextField label="Tên đề thi" required defaultValue="Kiểm tra giữa kỳ: Ẩm thực Huế" />
      <TextField label="Email" type="email" start={<Icon of={MailIcon} />} autoComplete="email" />
      <TextField label="Thời lượng" end="phút" inputMode="numeric" defaultValue="45" />
      <TextField label="Mã nhân viên" readOnly defaultValue="NV-00217" />
      <TextField label="Đơn vị" disabled defaultValue="Trung tâm Đào tạo miền Trung" />
    </Stack>
  ),
};

export const OnAPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
