import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { NumberField } from './NumberField';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Điểm của câu', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A number, written as the language writes it: 8,5 in Vietnamese.

**When to use.** Amounts with a least and a most: marks, minutes, places.

**When not.** Numbers that are names, as phone numbers and codes: \`TextField\` or \`CodeInput\`.

| Keyboard | |
| --- | --- |
| ↑ ↓ | One step more, one less |
| Home, End | The least, the most, where they are given |
| Enter, Tab | Takes what was typed, within the bounds |`,
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  args: { min: 0, max: 10, step: 0.5, defaultValue: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Điểm của câu' });
    await userEvent.clear(field);
    await userEvent.type(field, document.documentElement.lang === 'vi' ? '8,5' : '8.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(8.5);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <NumberField
        label="Thời lượng"
        unit="phút"
        defaultValue={45}
        min={1}
        description="Từ 1 đến 600 phút."
      />
      <NumberField label="Số lần thi lại" defaultValue={-1} required error="Số lần không được âm." />
      <NumberField label="Tỉ lệ trừ điểm" unit="%" defaultValue={12.5} readOnly />
      <NumberField label="Số câu mỗi trang" disabled defaultValue={10} />
    </Stack>
  ),
};
