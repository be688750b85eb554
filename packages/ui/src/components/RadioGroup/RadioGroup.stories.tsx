import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'highest', label: 'Lấy điểm cao nhất' },
  { value: 'last', label: 'Lấy điểm lần cuối', description: 'Kể cả khi thấp hơn lần trước.' },
  { value: 'average', label: 'Lấy điểm trung bình' },
  { value: 'first', label: 'Lấy điểm lần đầu', disabled: true },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Cách tính điểm khi thi lại', options, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
One of a few that are all seen.

**When to use.** Two to seven choices that should be compared.

**When not.** More: \`Select\`. Several at once: \`Checkbox\`. Stars: \`RatingInput\`.

| Keyboard | |
| --- | --- |
| Tab | To the chosen one, or the first |
| ↑ ↓ → ← | Chooses the next, the previous |
| Space | Chooses the one that has the focus |`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: 'highest' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Cách tính điểm khi thi lại' })).toBeVisible();
    await userEvent.click(canvas.getByText('Lấy điểm lần cuối'));
    await expect(args.onChange).toHaveBeenLastCalledWith('last');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Lấy điểm trung bình' })).toBeChecked();
  },
};

export const Row: Story = {
  args: {
    label: 'Đúng hay sai?',
    direction: 'row',
    options: [
      { value: 'true', label: 'Đúng' },
      { value: 'false', label: 'Sai' },
    ],
  },
};
export const Invalid: Story = { args: { required: true, error: 'Hãy chọn một cách tính điểm.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'average' } };
