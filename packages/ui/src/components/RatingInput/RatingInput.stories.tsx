import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { RatingInput } from './RatingInput';

const meanings = ['Rất tệ', 'Tệ', 'Tạm được', 'Tốt', 'Rất tốt'] as const;

const meta = {
  title: 'Fields/RatingInput',
  component: RatingInput,
  args: { label: 'Bạn thấy khóa học thế nào?', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A rating from one to five stars. Underneath it is a group of native radios, so it works in a form and with every reader.

**When to use.** An opinion after a course, a meeting, an answer. \`meanings\` put a word to each star.

**When not.** To show what others said: \`Rating\`. A figure with a right value, as marks: \`NumberField\`. Answers that are not an order from bad to good: \`RadioGroup\`.

| Keyboard | |
| --- | --- |
| Tab | To the chosen star, or the first; then to *Clear* |
| → ↓ | One star more (after five comes one) |
| ← ↑ | One star less |
| Space | Chooses the star that has the focus |`,
      },
    },
  },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Bạn thấy khóa học thế nào?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^4 (sao|stars)/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^3 / })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('radio', { name: /^2 / })).toBeChecked();
  },
};

export const Clearable: Story = {
  args: { defaultValue: 5, clearable: true, meanings },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /Rất tốt/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Xóa đánh giá|Clear/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('radio', { name: /^1 / })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: {
    required: true,
    error: 'Hãy chọn từ 1 đến 5 sao.',
    description: 'Chỉ ban tổ chức thấy đánh giá này.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/1 đến 5 sao.*ban tổ chức/);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <RatingInput label="Nội dung" defaultValue={4} meanings={meanings} />
      <RatingInput label="Giảng viên" defaultValue={2} clearable />
      <RatingInput label="Phòng học" disabled defaultValue={3} />
    </Stack>
  ),
};

export const OnAPhone: Story = {
  args: { defaultValue: 4, clearable: true, meanings },
  globals: { viewport: { value: 'phone' } },
};
