import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { ImportDialog, type ImportDialogProps, type ImportStep } from './ImportDialog';
import { mapped, mapping, rows, some, targets } from './sampleImport';

const meta = {
  title: 'Composites/ImportDialog',
  component: ImportDialog,
  parameters: {
    docs: {
      description: {
        component: `Takes a spreadsheet in by four steps: file, columns, rows with their errors, saving. It reads no
file and calls nobody; the caller gives the step and hears what the person wants.

**When to use.** Many things of one kind from a sheet that people made. **When not.** One file that is only kept:
FileUpload. Pasting some lines: TextArea.

**Columns.** \`guessMapping(targets, sources)\` says which column probably fills which target.

**Fixing.** With \`onFix\` the wrong cells are listed and can be fixed where they stand, the others in a list of all rows
that is opened on request; all changes of the row go to the caller, who answers what is still wrong. \`onSave\` then gets the rows and what was fixed. Without it the preview is
only read and refused rows stand in a list of their own.

| Key | Does |
| --- | --- |
| F8, Shift+F8 | to the next wrong cell, to the one before, round at the ends |
| Enter | on a cell: a field; in the field: keeps the value and has the row looked at |
| Escape | in the field: leaves the cell as it was; elsewhere: asks before anything is lost |
| the keys of DataTable | in the rows |

**Announcements.** The step one has come to, and how many rows are new, changed and refused, also after each fix.

**Limits.** 100,000 rows in the preview. Nothing is saved before the button is pressed; what was fixed lives in the
dialog and is gone when one goes back to the columns.`,
      },
    },
  },
  args: {
    open: true,
    title: 'Nhập câu hỏi',
    step: { kind: 'choose' },
    targets,
    templates: [
      { id: 'xlsx', label: 'Excel', href: '/mau-cau-hoi.xlsx' },
      { id: 'csv', label: 'CSV' },
    ],
    onTemplate: fn(),
    onFile: fn(),
    onSheetChange: fn(),
    onMappingChange: fn(),
    onMapped: fn(),
    onBack: fn(),
    onSave: fn(),
    onDownloadRefused: fn(),
    onClose: fn(),
    messages: {
      valid: (count) => `${count} câu hợp lệ`,
      save: (count) => `Lưu ${count} câu hỏi`,
      saving: (count) => `Đang lưu ${count} câu hỏi`,
      saved: (count) => `Đã lưu ${count} câu hỏi`,
    },
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const ChooseFile: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập câu hỏi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
    await expect(args.onTemplate).toHaveBeenCalledWith('csv');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file');
    await expect(input.accept).toBe('.xlsx,.xls,.ods,.csv');
    await userEvent.upload(input, new File(['a'], 'cau-hoi.csv', { type: 'text/csv' }));
    await expect(args.onFile).toHaveBeenCalled();
  },
};

export const Reading: Story = {
  args: { step: { kind: 'reading', fileName: 'cau-hoi.xlsx', progress: 0.4 } },
};

export const ReadingUnknownLength: Story = {
  args: { step: { kind: 'reading', fileName: 'cau-hoi.xlsx' } },
};

export const WholeFileFailed: Story = {
  args: {
    step: {
      kind: 'failed',
      fileName: 'cau-hoi.xlsx',
      reason: 'Tệp được bảo vệ bằng mật khẩu nên không đọc được.',
      advice: 'Hãy bỏ mật khẩu trong Excel rồi chọn lại tệp.',
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Chọn tệp khác' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const Mapping: Story = { args: { step: mapped } };

export const MappingIncomplete: Story = {
  args: { step: { ...mapped, mapping: { ...mapping, answer: null, category: 'A' } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kiểm tra' }));
    await expect(screen.getByText('Cần chọn một cột cho thông tin này.')).toBeVisible();
    await expect(screen.getByText('Cột này đã ghép với “Nội dung câu hỏi”.')).toBeVisible();
    await expect(args.onMapped).not.toHaveBeenCalled();
  },
};

export const Preview: Story = {
  args: { step: some },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập câu hỏi' }));
    await expect(dialog.getAllByText('412 câu hợp lệ, 6 dòng không hợp lệ.')).toHaveLength(2);
    const first = await dialog.findByRole('checkbox', { name: 'Chọn Dòng 2' });
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu 411 câu hỏi' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.arrayContaining([3, 419]), []);
  },
};

export const Refused: Story = {
  args: { step: some },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập câu hỏi' }));
    const tab = dialog.getByRole('tab', { name: /Dòng hợp lệ/ });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    const grid = await dialog.findByRole('grid', { name: 'Dòng không hợp lệ' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(13);
    await userEvent.click(dialog.getByRole('button', { name: 'Tải các dòng lỗi' }));
    await expect(args.onDownloadRefused).toHaveBeenCalled();
  },
};

export const FiveThousandRows: Story = {
  args: { step: { kind: 'preview', fileName: 'cau-hoi-5000.xlsx', rows: rows(5000) } },
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Dòng hợp lệ' });
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    within(grid).getByRole('rowheader', { name: 'Dòng 2' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(within(grid).getByText('Dòng 5001')).toBeVisible());
  },
};

export const NothingValid: Story = {
  args: {
    step: {
      kind: 'preview',
      fileName: 'cau-hoi.csv',
      rows: rows(300).filter(({ errors }) => errors.length > 0),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Lưu 0 câu hỏi' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SaveFailed: Story = {
  args: {
    step: { ...some, error: 'Mất kết nối mạng. Các dòng vẫn còn nguyên, hãy thử lưu lại.' },
  },
};

export const Saving: Story = { args: { step: { kind: 'saving', count: 412, saved: 200 } } };

export const Done: Story = {
  args: { step: { kind: 'done', saved: 412, refused: 6 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Xong' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const CancelAsksFirst: Story = {
  args: { step: mapped },
  play: async ({ args, step }) => {
    await screen.findByRole('dialog', { name: 'Nhập câu hỏi' });
    await step('staying loses nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Tiếp tục nhập' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('stopping closes', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Dừng nhập' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** From the button to the saved rows, by keyboard where it matters. */
export const WholeWay: Story = {
  render: function Imported(args: ImportDialogProps) {
    const [open, setOpen] = useState(false);
    const [step, setStep] = useState<ImportStep>({ kind: 'choose' });
    return (
      <>
        <Button onPress={() => setOpen(true)}>Nhập từ tệp</Button>
        <ImportDialog
          {...args}
          open={open}
          step={step}
          onFile={() => setStep({ ...mapped, mapping: { ...mapping, answer: null } })}
          onMappingChange={(next) => setStep({ ...mapped, mapping: next })}
          onMapped={() => setStep(some)}
          onBack={() => setStep({ kind: 'choose' })}
          onSave={(numbers) => setStep({ kind: 'done', saved: numbers.length, refused: 6 })}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Nhập từ tệp' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Nhập câu hỏi' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file');
    await userEvent.upload(input, new File(['a'], 'cau-hoi.csv', { type: 'text/csv' }));
    await waitFor(() =>
      expect(screen.getByText('Ghép cột').closest('li')).toHaveAttribute('aria-current', 'step'),
    );
    const answer = await screen.findByRole('button', { name: /Đáp án/ });
    answer.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /^Đáp án đúng/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Kiểm tra' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu 412 câu hỏi' }));
    await expect(await screen.findByRole('heading', { name: 'Đã lưu 412 câu hỏi' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const PhoneChoose: Story = { globals: phone };
export const PhoneMapping: Story = { args: { step: mapped }, globals: phone };
export const PhonePreview: Story = { args: { step: some }, globals: phone };
export const PhoneDone: Story = { args: { step: { kind: 'done', saved: 412, refused: 6 } }, globals: phone };
