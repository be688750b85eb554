import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { TextField } from '../TextField/TextField';
import { DropZone, type DropZoneProps } from './DropZone';

const meta = {
  title: 'Fields/DropZone',
  component: DropZone,
  args: {
    label: 'Kéo thả tệp câu hỏi vào đây',
    description: 'Excel, OpenDocument hoặc CSV, tối đa 20 MB.',
    accept: ['.xlsx', '.xls', '.ods', '.csv'],
    onFiles: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
A place to drop files on, with a button for whoever does not drag.

**When to use.** Where files are the purpose of the page or dialog.

**When not.** A file among other fields: \`FileTrigger\`.

| Keyboard | |
| --- | --- |
| Tab | To the button |
| Enter, Space | Opens the browser's choice of files |`,
      },
    },
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['a,b'], 'cau-hoi.csv', { type: 'text/csv' });

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Kéo thả tệp câu hỏi vào đây' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    for (const kind of ['dragover', 'drop']) {
      zone.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    }
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Chọn tệp|Choose a file/ })).toBeVisible();
  },
};

function WithReason({ missing: _missing, ...props }: DropZoneProps) {
  const [reason, setReason] = useState('');
  return (
    <Stack>
      <TextField label="Lý do" required value={reason} onChange={setReason} />
      <DropZone {...props} missing={reason === '' ? 'Hãy ghi lý do.' : undefined} />
    </Stack>
  );
}

/** A file may be chosen before what else is needed: it waits, and the button says what is missing. */
export const ChosenFirst: Story = {
  render: (args) => <WithReason {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, file);
    await expect(canvas.getByText(/: cau-hoi\.csv$/)).toBeVisible();
    await expect(canvas.queryByText('Hãy ghi lý do.')).toBeNull();
    const proceed = canvas.getByRole('button', { name: /^(Tiếp tục|Continue)$/ });
    await userEvent.click(proceed);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hãy ghi lý do.');
    await expect(args.onFiles).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Thi trên giấy');
    await userEvent.click(proceed);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
    await expect(proceed).not.toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { disabled: true } };
