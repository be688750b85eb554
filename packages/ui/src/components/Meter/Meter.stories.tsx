import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Meter, type MeterThreshold } from './Meter';

const storage: MeterThreshold[] = [
  { from: 0, tone: 'success', words: 'Còn nhiều chỗ' },
  { from: 7, tone: 'waiting', words: 'Sắp đầy' },
  { from: 9.5, tone: 'danger', words: 'Không còn chỗ' },
];

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: {
    label: 'Dung lượng tài liệu',
    value: 8.2,
    max: 10,
    valueText: '8,2 trên 10 GB',
    thresholds: storage,
  },
  parameters: {
    docs: {
      description: {
        component: `
How much of something there is on a scale with known ends: storage, seats of a class, a score.

**When to use.** A measured amount that may go up and down. \`thresholds\` say from where on it means something else, in words and a tone.

**When not.** Work on its way to an end: \`Progress\`. A figure without a scale: \`StatCard\`. Waiting without a measure: \`Spinner\`.

**Keyboard.** None; it is read with its name, its figure and what the figure means.`,
      },
    },
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Dung lượng tài liệu' });
    await expect(meter).toHaveAttribute('aria-valuetext', '8,2 trên 10 GB, Sắp đầy');
    await expect(meter).toHaveAttribute('aria-valuenow', '8.2');
  },
};

export const Thresholds: Story = {
  render: (args) => (
    <Stack gap="l">
      {[0, 2.4, 7, 9.8].map((value) => (
        <Meter
          key={value}
          {...args}
          value={value}
          valueText={`${value.toLocaleString('vi-VN')} trên 10 GB`}
        />
      ))}
    </Stack>
  ),
};

export const WithoutThresholds: Story = {
  args: { label: 'Chỗ đã đăng ký', value: 18, max: 40, valueText: undefined, thresholds: undefined },
};

export const BeyondTheScale: Story = {
  args: { label: 'Chỗ đã đăng ký', value: 43, max: 40, valueText: '43 trên 40 chỗ', thresholds: undefined },
};

export const OnAPhone: Story = {
  args: { label: 'Dung lượng tài liệu của Trung tâm Đào tạo và Bồi dưỡng nghiệp vụ miền Trung' },
  globals: { viewport: { value: 'phone' } },
};
