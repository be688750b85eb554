import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { FileTrigger } from './FileTrigger';

const meta = {
  title: 'Fields/FileTrigger',
  component: FileTrigger,
  args: { accept: ['.csv'], onFiles: fn(), children: <Button>Chọn tệp câu hỏi</Button> },
  argTypes: { children: { control: false } },
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
