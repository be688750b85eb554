import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { FileTrigger } from './FileTrigger';

const meta = {
  title: 'Fields/FileTrigger',
  component: FileTrigger,
  args: { accept: ['.csv'], onFiles: fn(), children: <Button>Chọn tệp câu hỏi</Button> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A button that chooses files.

**When to use.** A file among other fields, or in a toolbar.

**When not.** Files are the purpose of the page: \`DropZone\`.

| Keyboard | |
| --- | --- |
| Tab | To the button |
| Enter, Space | Opens the browser's choice of files |`,
      },
    },
  },
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameFileTwice: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['a,b'], 'cau-hoi.csv', { type: 'text/csv' });
    if (input) await userEvent.upload(input, file);
    if (input) await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
