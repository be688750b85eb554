import { begunUpload, uploadMocks } from '@sen/api/mocks/uploadMocks';
import { pending, refused, unreachable } from '@sen/api/mocks/states';
import { Button } from '@sen/ui/Button';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignedIn } from '../../app/SignedIn';
import { useFields } from '../forms/useFields';
import type { UploadedFile } from './UploadEntry';
import { UploadField } from './UploadField';

interface Args {
  onSave: (value: { title: string; files: readonly UploadedFile[] }) => void;
  files: readonly UploadedFile[];
  multiple?: boolean;
}

function Lesson({ onSave, files, multiple }: Args) {
  const { value, field } = useFields({ title: 'Bài 1', files });
  return (
    <Form aria-label="Bài giảng" onSubmit={() => onSave(value)}>
      <Stack gap="l">
        <TextField {...field('title')} label="Tên bài giảng" />
        <UploadField {...field('files')} label="Tệp bài giảng" purpose="lesson" multiple={multiple} />
        <Button type="submit" variant="primary">
          Lưu
        </Button>
      </Stack>
    </Form>
  );
}

/** How files of any form are uploaded; that they arrive whole over a line that is cut is tested with the real server. */
const meta: Meta<Args> = {
  title: 'Patterns/UploadField',
  args: { onSave: fn(), files: [], multiple: true },
  parameters: { msw: { handlers: uploadMocks } },
  render: (args) => (
    <SignedIn accent={null}>
      <Lesson {...args} />
    </SignedIn>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const pdf = new File(['%PDF-1.7 bài giảng'], 'Sổ tay an toàn điện.pdf', { type: 'application/pdf' });
const uploaded: UploadedFile = {
  id: '7b0f7c3e-2f0c-4a67-9d9a-3a0f3a1b2c4d',
  name: 'Tài liệu đọc thêm.pdf',
  size: 4_700_000,
  type: 'application/pdf',
};

async function choose(root: HTMLElement, ...files: File[]): Promise<void> {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no chooser');
  await userEvent.upload(input, files, { applyAccept: false });
}

const save = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: 'Lưu' }));

export const Empty: Story = {};

/** Several files, of which one is chosen now: its hash is computed in a worker, and the form gets it when it is complete. */
export const Uploaded: Story = {
  args: { files: [uploaded] },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, pdf);
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByText(/^Đã tải lên, /)).toHaveLength(2), { timeout: 15_000 });
    await save(canvasElement);
    await expect(args.onSave).toHaveBeenCalledWith({
      title: 'Bài 1',
      files: [uploaded, expect.objectContaining({ type: 'application/pdf' })],
    });
  },
};

/** One file, which another one replaces. */
export const OneFile: Story = {
  args: { files: [uploaded], multiple: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement, pdf);
    await expect(await page.findByText(/^Đã tải lên, /, {}, { timeout: 15_000 })).toBeVisible();
    await expect(page.queryByText(uploaded.name)).not.toBeInTheDocument();
  },
};

/** A cut line: the field says that it goes on by itself, and the form is not saved without the file. */
export const LineCut: Story = {
  parameters: {
    msw: {
      handlers: [http.head('*/api/uploads/:id/bytes', () => HttpResponse.error()), ...uploadMocks],
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await choose(canvasElement, pdf);
    await expect(
      await page.findByText(/mất kết nối, sẽ tự tải tiếp khi có mạng$/, {}, { timeout: 15_000 }),
    ).toBeVisible();
    await save(canvasElement);
    await expect(await page.findByText(/^Tệp chưa tải lên xong\./)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: /^Tạm dừng/ }));
    await expect(await page.findByText(/^Đã tạm dừng/)).toBeVisible();
  },
};

/** Begun on another device, or before a reload: the same file goes on. */
export const Begun: Story = {
  parameters: {
    msw: {
      handlers: [http.get('*/api/uploads', () => HttpResponse.json({ data: [begunUpload] })), ...uploadMocks],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(begunUpload.name)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: `Bỏ tệp tải dở ${begunUpload.name}` }));
    await expect(await within(document.body).findByText('Đã bỏ tệp tải dở.')).toBeVisible();
  },
};

/** The unit has no storage left: the reason is at the file, which can be tried again. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        refused(
          '/uploads',
          {
            status: 409,
            code: 'storageFull',
            message: 'Đơn vị của bạn đã dùng 199,8 trong 200 GB dung lượng, không đủ cho tệp này.',
          },
          'post',
        ),
        ...uploadMocks,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement, pdf);
    await expect(await page.findByText(/^Đơn vị của bạn đã dùng 199,8/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Tải lên lại ${pdf.name}` })).toBeVisible();
  },
};

/** All has arrived, and is being checked. */
export const Checking: Story = {
  parameters: { msw: { handlers: [pending('/uploads/:id/finish', 'post'), ...uploadMocks] } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf);
    const line = await within(canvasElement).findByText(/đang kiểm tra tệp$/, {}, { timeout: 15_000 });
    await expect(line).toBeVisible();
  },
};

/** Without the list of what was begun the field works all the same. */
export const ListUnreachable: Story = {
  parameters: { msw: { handlers: [unreachable('/uploads'), ...uploadMocks] } },
};
