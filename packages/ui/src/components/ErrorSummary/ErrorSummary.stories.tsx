import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { ComboBox } from '../ComboBox/ComboBox';
import { DatePicker } from '../DatePicker/DatePicker';
import { DateTimeField } from '../DateTimeField/DateTimeField';
import { Form } from '../Form/Form';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { NumberField } from '../NumberField/NumberField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const required = 'Trường này là bắt buộc!';

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component: `
How many fields of a form are wrong and which, for a bar that stays in view while the fields do not.

**When to use.** Beside the main action of a form that is longer than a screen.

**When not.** In a short form: each field shows its own error and the first one gets the focus.

| Keyboard | |
| --- | --- |
| Tab | From name to name |
| Enter, Space | Focuses the field |

**Announcements**: the number of wrong fields, politely, whenever it changes.

**Limits**: four names; the next ones follow as these are put right.`,
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Booking() {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const errors = tried ? { ...(name === '' && { name: required }), phone: 'Số điện thoại chưa đúng.' } : {};
  return (
    <Form aria-label="Đăng ký" errors={errors} onSubmit={() => setTried(true)}>
      <TextField name="name" label="Họ và tên" required value={name} onChange={setName} />
      <TextField name="phone" label="Số điện thoại" required />
      <ErrorSummary />
      <Button type="submit" variant="primary">
        Đăng ký
      </Button>
    </Form>
  );
}

/** A name focuses its field; a field that is put right leaves the list. */
export const Shrinks: Story = {
  render: () => <Booking />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Còn 2 chỗ cần sửa');
    await userEvent.click(canvas.getByRole('button', { name: 'Số điện thoại' }));
    await expect(canvas.getByRole('textbox', { name: /Số điện thoại/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /Họ và tên/ }), 'An');
    await expect(canvas.getByRole('status')).toHaveTextContent('Còn 1 chỗ cần sửa');
    await expect(canvas.queryByRole('button', { name: 'Họ và tên' })).toBeNull();
  },
};

const options = [
  { value: 'hue', label: 'Huế' },
  { value: 'hoi-an', label: 'Hội An' },
];

/** Every kind of field: the key of its error, its name in the list, and the control that gets the focus. */
const kinds = [
  ['text', 'Họ và tên', 'textbox'],
  ['area', 'Địa chỉ', 'textbox'],
  ['number', 'Số tiết', 'textbox'],
  ['select', 'Vai trò', 'button'],
  ['combo', 'Đơn vị', 'combobox'],
  ['many', 'Chuyên môn', 'button'],
  ['day', 'Ngày sinh', 'spinbutton'],
  ['moment', 'Bắt đầu', 'spinbutton'],
  ['radio', 'Giới tính', 'radio'],
  ['check', 'Đồng ý', 'checkbox'],
  ['rich', 'Giới thiệu', 'textbox'],
  ['members.1.email', 'Người thứ hai: Email', 'textbox'],
] as const;

function EveryKind({ wrong }: { wrong: string }) {
  return (
    <Form aria-label="Mọi loại trường" errors={{ [wrong]: required }} onSubmit={fn()}>
      <TextField name="text" label="Họ và tên" />
      <TextArea name="area" label="Địa chỉ" />
      <NumberField name="number" label="Số tiết" />
      <Select name="select" label="Vai trò" options={options} />
      <ComboBox name="combo" label="Đơn vị" options={options} />
      <MultiSelect name="many" label="Chuyên môn" options={options} defaultValue={['hue']} />
      <DatePicker name="day" label="Ngày sinh" />
      <DateTimeField name="moment" label="Bắt đầu" />
      <RadioGroup name="radio" label="Giới tính" options={options} />
      <Checkbox name="check" label="Đồng ý" />
      <RichTextEditor name="rich" label="Giới thiệu" />
      <TextField name="members.0.email" label="Người thứ nhất: Email" />
      <TextField name="members.1.email" label="Người thứ hai: Email" />
      <ErrorSummary />
    </Form>
  );
}

function OneAfterAnother() {
  const [at, setAt] = useState(0);
  return (
    <Stack>
      <EveryKind wrong={kinds[at]?.[0] ?? ''} />
      <Button onPress={() => setAt(at + 1)}>Tiếp</Button>
    </Stack>
  );
}

/** The error of a field of any kind is shown at it, not above the fields, and its name focuses its control. */
export const EveryKindOfField: Story = {
  render: () => <OneAfterAnother />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Giới thiệu' });
    for (const [, label, role] of kinds) {
      const summary = within(await canvas.findByRole('list', { name: 'Còn 1 chỗ cần sửa' }));
      await userEvent.click(summary.getByRole('button', { name: label }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getAllByRole(role).some((control) => control === document.activeElement)).toBe(
        true,
      );
      await expect(document.activeElement?.closest('li')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Tiếp' }));
    }
  },
};

/** Four names at the most; messages of fields that the form does not have come first. */
export const Many: Story = {
  render: () => (
    <Form
      aria-label="Thêm thành viên"
      onSubmit={fn()}
      errors={{
        name: required,
        role: required,
        born: required,
        email: required,
        phone: required,
        company_id: 'Đơn vị này đã bị khóa.',
      }}
    >
      <TextField name="name" label="Họ và tên" />
      <Select name="role" label="Vai trò" options={options} />
      <DatePicker name="born" label="Ngày sinh" />
      <TextField name="email" label="Email" />
      <TextField name="phone" label="Số điện thoại" />
      <ErrorSummary />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const names = within(await canvas.findByRole('list', { name: 'Còn 6 chỗ cần sửa' }));
    const shown = names.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['Thông báo ở đầu biểu mẫu', 'Họ và tên', 'Vai trò', 'Ngày sinh']);
    await expect(names.getByText('và 2 chỗ khác')).toBeVisible();
    await userEvent.click(names.getByRole('button', { name: 'Thông báo ở đầu biểu mẫu' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } };
