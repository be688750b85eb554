import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { PasswordField } from '../PasswordField/PasswordField';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const onSubmit = fn();

const meta = {
  title: 'Fields/Form',
  component: Form,
  args: { onSubmit, 'aria-label': 'Đăng nhập', children: null },
  parameters: {
    docs: {
      description: {
        component: `
Fields that are sent together. It shows the errors that it is given and judges nothing itself.

**When to use.** Whatever is sent as a whole.

**When not.** Settings that work at once: fields without a form. A search: \`SearchField\`.

| Keyboard | |
| --- | --- |
| Enter | In a field of one line: sends the form |
| Tab | From field to field; after a refusal the first wrong field has the focus |`,
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

function SignIn() {
  const [errors, setErrors] = useState({});
  return (
    <Form
      aria-label="Đăng nhập"
      errors={errors}
      onSubmit={(data) => {
        onSubmit(Object.fromEntries(data));
        setErrors(data.get('password') ? {} : { password: 'Bạn chưa nhập mật khẩu.' });
      }}
    >
      <TextField name="email" label="Email" type="email" required autoComplete="username" />
      <PasswordField name="password" label="Mật khẩu" required />
      <Checkbox name="remember" label="Ghi nhớ đăng nhập" />
      <Inline gap="s">
        <Button type="submit" variant="primary">
          Đăng nhập
        </Button>
        <Button variant="quiet">Quên mật khẩu?</Button>
      </Inline>
    </Form>
  );
}

export const FirstErrorTakesFocus: Story = {
  render: () => <SignIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'an@sen.vn{Enter}');
    const password = canvas.getByLabelText(/^Mật khẩu/);
    await expect(password).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Bạn chưa nhập mật khẩu.');
    await userEvent.type(password, 'hoasen{Enter}');
    await expect(password).toBeValid();
  },
};

export const OnItsWay: Story = {
  render: () => (
    <Form aria-label="Đăng nhập" onSubmit={onSubmit} disabled>
      <TextField name="email" label="Email" defaultValue="an@sen.vn" />
      <PasswordField name="password" label="Mật khẩu" defaultValue="hoasen" />
      <Button type="submit" variant="primary" pending>
        Đăng nhập
      </Button>
    </Form>
  ),
};

function Refused({ errors }: { errors: Record<string, string> }) {
  const [shown, setShown] = useState({});
  return (
    <Form aria-label="Thêm danh mục" errors={shown} onSubmit={() => setShown(errors)}>
      <TextField name="name" label="Tên" />
    </Form>
  );
}

/** An error of a field that the form does not have is shown above the fields, also beside one with the same words. */
export const ErrorWithoutField: Story = {
  render: () => (
    <Refused
      errors={{
        name: 'Trường này là bắt buộc!',
        unit: 'Trường này là bắt buộc!',
        owner: 'Chưa có người tạo.',
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên' }), '{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Tên' })).toBeInvalid();
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Trường này là bắt buộc!Chưa có người tạo.');
    await expect(canvas.getByRole('textbox', { name: 'Tên' })).toHaveFocus();
  },
};

/** Without a wrong field, the messages above the fields get the focus. */
export const OnlyErrorsWithoutField: Story = {
  render: () => <Refused errors={{ unit: 'Đơn vị này đã bị khóa.' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên' }), '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Đơn vị này đã bị khóa.');
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
