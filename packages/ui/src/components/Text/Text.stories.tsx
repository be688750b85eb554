import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Text, textTones, textWeights } from './Text';

const words = 'Nguyễn Hữu Ẩn nộp bài đúng hạn, đạt 8,5 điểm.';

const meta = {
  title: 'Display/Text',
  component: Text,
  args: { children: words },
  parameters: {
    docs: {
      description: {
        component: `
Running text with a size, a tone and a weight of the scale.

**When to use.** Words outside of headings, fields and buttons.

**When not.** Titles: \`Heading\`. States: \`StatusBadge\`. Words that are only read out: \`VisuallyHidden\`.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap="s">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {words}
        </Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack gap="s">
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {words}
        </Text>
      ))}
    </Stack>
  ),
};

export const OneLine: Story = {
  args: { truncate: true, children: `${words} ${words} ${words}` },
  globals: { viewport: { value: 'phone' } },
};

export const AsTyped: Story = {
  args: { preserve: true, children: 'Kính gửi thầy,\nEm xin phép nộp bài muộn.\n\nEm cảm ơn thầy.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kính gửi thầy/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};
