import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Progress, progressTones } from './Progress';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Đã trả lời', value: 18, max: 40, valueText: '18/40 câu' },
  parameters: {
    docs: {
      description: {
        component: `
How far something is on its way to an end.

**When to use.** Work with a known end: questions answered, bytes sent, a course.

**When not.** An amount that goes up and down: \`Meter\`. Steps with names: \`Stepper\`. No known end: \`Spinner\`.

**Keyboard.** None; its name and its figure are read.`,
      },
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Đã trả lời' })).toHaveAttribute(
      'aria-valuetext',
      '18/40 câu',
    );
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="l">
      {progressTones.map((tone, place) => (
        <Progress key={tone} tone={tone} label="Tiến độ khóa học" value={(place + 1) * 22} />
      ))}
      <Progress label="Không có câu nào" value={0} max={0} bare />
    </Stack>
  ),
};
