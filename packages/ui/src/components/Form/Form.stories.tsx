import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { DatePicker } from '../DatePicker/DatePicker';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker';
import { DateTimeField } from '../DateTimeField/DateTimeField';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { PasswordField } from '../PasswordField/PasswordField';
import { TextField } from '../TextField/TextField';
import { TimeField } from '../TimeField/TimeField';
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
Fields that are sent together. It shows the errors that it is given and judges nothing itself, except that it is not sent
while a date or time is half typed: the field says so, \`onUnfinished\` shows the other errors with it, and \`useUnfinishedFields\` counts
such fields, for a page that warns before it is left.

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

/** A date without its year, a time without its minutes, one day of two: each says what to do, and nothing is sent before. */
export const HalfTyped: Story = {
  render: () => (
    <Form aria-label="Lịch học" onSubmit={onSubmit}>
      <DatePicker name="day" label="Ngày khai giảng" />
      <DatePicker name="birthday" label="Ngày sinh" />
      <DateTimeField label="Bắt đầu" />
      <TimeField name="time" label="Giờ học" />
      <DateRangePicker name="range" label="Thời gian" />
      <ErrorSummary />
      <Button type="submit">Lưu</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    onSubmit.mockClear();
    const part = (field: RegExp, place: number) =>
      within(canvas.getByRole('group', { name: field })).getAllByRole('spinbutton')[place] ?? document.body;
    const type = async (field: RegExp, keys: string, place = 0) => {
      await userEvent.click(part(field, place));
      await userEvent.keyboard(keys);
    };
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));

    await step('each field is named with what to do', async () => {
      await type(/^Ngày khai giảng/, '0512');
      await type(/^Ngày sinh/, '010220');
      await type(/^Bắt đầu/, '2026');
      await type(/^Giờ học/, '08');
      await type(/^Thời gian/, '05122026');
      await send();
      await expect(onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByText('Hãy nhập đủ ngày, tháng, năm, hoặc xóa hết.')).toBeVisible();
      await expect(canvas.getByText('Hãy nhập năm đủ 4 chữ số.')).toBeVisible();
      await expect(canvas.getByText('Hãy nhập đủ ngày và giờ, hoặc xóa hết.')).toBeVisible();
      await expect(canvas.getByText('Hãy nhập đủ giờ, phút, giây, hoặc xóa hết.')).toBeVisible();
      await expect(canvas.getByText('Hãy nhập đủ cả hai ngày, hoặc xóa hết.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Bắt đầu' })).toBeVisible();
      await waitFor(() => expect(part(/^Ngày khai giảng/, 0)).toHaveFocus());
    });
    await step('a finished one and a cleared one are right again', async () => {
      await type(/^Ngày khai giảng/, '2026', 2);
      await waitFor(() => expect(canvas.queryByText(/đủ ngày, tháng, năm/)).toBeNull());
      await type(/^Giờ học/, '{Backspace}{Backspace}');
      await waitFor(() => expect(canvas.queryByText(/đủ giờ, phút, giây/)).toBeNull());
      await send();
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('the rest is typed, and all is sent', async () => {
      await type(/^Ngày sinh/, '2000', 2);
      await type(/^Bắt đầu/, '11210830', 1);
      await type(/^Thời gian/, '06122026', 3);
      await send();
      await expect(onSubmit).toHaveBeenCalledOnce();
      await expect(Object.fromEntries(onSubmit.mock.lastCall?.[0] ?? [])).toMatchObject({
        day: '2026-12-05',
        birthday: '2000-02-01',
        time: '',
        'range.end': '2026-12-06',
      });
    });
  },
};

function ClassForm() {
  const [errors, setErrors] = useState({});
  return (
    <Form
      aria-label="Lớp học"
      errors={errors}
      onSubmit={onSubmit}
      onUnfinished={() => setErrors({ name: 'Trường này là bắt buộc!', start: 'Trường này là bắt buộc!' })}
    >
      <TextField name="name" label="Tên lớp học" required />
      <DateTimeField name="start" label="Bắt đầu" required />
      <ErrorSummary />
      <Button type="submit">Lưu</Button>
    </Form>
  );
}

/** One summary names a half-typed date and the errors of the other fields; a required date need not be cleared. */
export const HalfTypedAmongErrors: Story = {
  render: () => <ClassForm />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Còn 2 chỗ cần sửa')).toBeVisible();
    await expect(canvas.getByText('Hãy nhập đủ ngày và giờ.')).toBeVisible();
    await expect(canvas.getByText('Trường này là bắt buộc!')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tên lớp học' })).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** A part that is emptied again leaves a date that is not sent as it was before. */
export const HalfCleared: Story = {
  globals: { language: 'en' },
  render: () => (
    <Form aria-label="Class" onSubmit={onSubmit}>
      <DatePicker name="day" label="First day" defaultValue="2026-12-05" />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Type the whole date, or clear it.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
