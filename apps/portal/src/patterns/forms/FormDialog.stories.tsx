import { ApiError } from '@sen/api/client/ApiError';
import { fieldError } from '@sen/domain/errors/FieldError';
import { required } from '@sen/domain/errors/required';
import { DatePicker } from '@sen/ui/DatePicker';
import { TextField } from '@sen/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignedIn } from '../../app/SignedIn';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface Category {
  name: string;
}

type Args = Pick<FormDialogProps<Category, void>, 'send' | 'onClose' | 'confirms'>;

const problem = (status: number, code: string, message: string, errors = {}) =>
  new ApiError(status, code, message, { errors });

/** The behaviour of every form dialog; the stories of a page show its own fields and calls. */
const meta: Meta<Args> = {
  title: 'Patterns/FormDialog',
  args: { send: fn(() => Promise.resolve()), onClose: fn() },
  render: (args) => (
    <SignedIn accent={null}>
      <FormDialog
        title="Tạo danh mục"
        submit="Thêm"
        initial={{ name: '' }}
        check={({ name }) => (name === '' ? [fieldError('name', 'thisFieldIsRequired')] : [])}
        toast="Đã tạo danh mục."
        {...args}
      >
        {({ field }) => <TextField {...field('name')} label="Tên danh mục" />}
      </FormDialog>
    </SignedIn>
  ),
};
export default meta;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Tạo danh mục' }));
const name = async () => (await dialog()).findByRole('textbox', { name: 'Tên danh mục' });
const press = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Thêm' }));

async function typeAndPress(): Promise<void> {
  await userEvent.type(await name(), 'Nội quy');
  await press();
}

/**
 * Client-side errors: nothing is sent; the field shows the error, has the focus, and clears the error once it is
 * fixed.
 */
export const Wrong: StoryObj<Args> = {
  play: async ({ args }) => {
    await press();
    await expect(await name()).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await expect(await name()).toHaveFocus();
    await userEvent.type(await name(), 'N');
    await expect(await name()).toBeValid();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

const longFields = ['name', 'place', 'host', 'note'] as const;

/** A dialog of many fields also counts and names the wrong ones above them; a press on a name focuses the field. */
export const WrongOfMany: StoryObj<Args> = {
  render: ({ send, onClose }) => (
    <SignedIn accent={null}>
      <FormDialog
        title="Tạo danh mục"
        size="large"
        submit="Thêm"
        initial={{ name: '', place: '', host: '', note: '' }}
        check={(value) => longFields.flatMap((key) => required(key, value[key]))}
        send={() => send({ name: '' }, false)}
        toast="Đã tạo danh mục."
        onClose={onClose}
      >
        {({ field }) => longFields.map((key) => <TextField key={key} {...field(key)} label={`Mục ${key}`} />)}
      </FormDialog>
    </SignedIn>
  ),
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.queryByRole('list')).toBeNull();
    await press();
    await expect(form.getByRole('textbox', { name: 'Mục name' })).toHaveFocus();
    await expect(form.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(form.getByRole('button', { name: 'Mục host' }));
    await expect(form.getByRole('textbox', { name: 'Mục host' })).toHaveFocus();
    await userEvent.keyboard('Hậu');
    await expect(form.getAllByRole('listitem')).toHaveLength(3);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A dialog of few fields shows errors at them alone. */
export const WrongOfFew: StoryObj<Args> = {
  play: async () => {
    await press();
    await expect(await name()).toBeInvalid();
    await expect((await dialog()).queryByRole('list')).toBeNull();
  },
};

/** While the call is pending the dialog cannot be closed, and a second press sends nothing. */
export const Pending: StoryObj<Args> = {
  args: { send: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await typeAndPress();
    await expect((await dialog()).getByRole('button', { name: 'Hủy' })).toBeDisabled();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Escape and the close button ask before what was typed is lost; what was put right again, and 'Cancel', do not. */
export const ClosedWhileTyping: StoryObj<Args> = {
  play: async ({ args }) => {
    await userEvent.type(await name(), 'Nội quy');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Bỏ những gì đã nhập?' }));
    await userEvent.click(question.getByRole('button', { name: 'Nhập tiếp' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await name()).toHaveValue('Nội quy');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(await name());
    await userEvent.click((await dialog()).getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.type(await name(), 'Nội quy');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Hủy' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Đóng' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bỏ và đóng' }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** A half-typed date is no value yet, and is asked about, too. */
export const ClosedWithHalfADate: StoryObj<Args> = {
  render: ({ send, onClose }) => (
    <SignedIn accent={null}>
      <FormDialog
        title="Tạo danh mục"
        submit="Thêm"
        initial={{ name: '' }}
        send={() => send({ name: '' }, false)}
        toast="Đã tạo danh mục."
        onClose={onClose}
      >
        {() => <DatePicker label="Ngày áp dụng" />}
      </FormDialog>
    </SignedIn>
  ),
  play: async ({ args }) => {
    const parts = await (await dialog()).findAllByRole('spinbutton');
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard('12');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Bỏ và đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Saved: StoryObj<Args> = {
  play: async ({ args }) => {
    await typeAndPress();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith({ name: 'Nội quy' }, false);
    await expect(await screen.findByText('Đã tạo danh mục.')).toBeVisible();
  },
};

/** The server refuses a field: its message is shown there and the input is kept. */
export const RefusedField: StoryObj<Args> = {
  args: {
    send: fn(() =>
      Promise.reject(problem(422, 'validationFailed', 'Chưa hợp lệ.', { name: ['Tên đã được dùng.'] })),
    ),
  },
  play: async () => {
    await typeAndPress();
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Tên đã được dùng.'));
    await expect(await name()).toHaveValue('Nội quy');
    await expect(await name()).toHaveFocus();
    await expect((await dialog()).queryByRole('alert')).toBeNull();
  },
};

/** The server refuses a field that the dialog does not have: its message is shown above the fields, and has the focus. */
export const RefusedFieldNotShown: StoryObj<Args> = {
  args: {
    send: fn(() =>
      Promise.reject(
        problem(422, 'validationFailed', 'Chưa hợp lệ.', { company_id: ['Đơn vị này đã bị khóa.'] }),
      ),
    ),
  },
  play: async () => {
    await typeAndPress();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Đơn vị này đã bị khóa.');
    await expect(await (await dialog()).findByRole('alert')).toHaveFocus();
    await expect(await name()).toBeValid();
  },
};

/** The server refuses the whole request: the dialog stays open with the reason. */
export const Refused: StoryObj<Args> = {
  args: { send: fn(() => Promise.reject(problem(409, 'conflict', 'Danh mục đang được dùng.'))) },
  play: async ({ args }) => {
    await typeAndPress();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Danh mục đang được dùng.');
    await expect(await name()).toHaveValue('Nội quy');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A refusal that asks whether it is meant: the button says so, and a change of the form is another question. */
export const Confirmed: StoryObj<Args> = {
  args: {
    confirms: { code: 'conflict', submit: 'Vẫn thêm' },
    send: fn((_: Category, confirmed: boolean) =>
      confirmed ? Promise.resolve() : Promise.reject(problem(409, 'conflict', 'Đã có danh mục này.')),
    ),
  },
  play: async ({ args }) => {
    await typeAndPress();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Đã có danh mục này.');
    await userEvent.type(await name(), ' thi');
    await expect((await dialog()).queryByRole('alert')).toBeNull();
    await press();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Vẫn thêm' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenLastCalledWith({ name: 'Nội quy thi' }, true);
  },
};
