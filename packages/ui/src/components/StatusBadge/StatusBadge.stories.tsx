import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { tones, type Tone } from '../../tokens/tones';
import { StatusBadge } from './StatusBadge';

const states: Record<Tone, string> = {
  neutral: 'Bản nháp',
  accent: 'Đang diễn ra',
  attention: 'Cần bạn xem',
  waiting: 'Chờ chấm',
  danger: 'Quá hạn',
  success: 'Đã đạt',
  info: 'Sắp mở',
};

const meta = {
  title: 'Display/StatusBadge',
  component: StatusBadge,
  args: { tone: 'waiting', children: 'Chờ chấm' },
  parameters: {
    docs: {
      description: {
        component: `
The state of a thing in a list or under a title; the words say it, the dot repeats it. Only the words of \`danger\` are coloured, too.

**When to use.** A column of states, the state of a page.

**When not.** A kind or a count: \`Badge\`. A state that needs explaining: \`Callout\`.

**Keyboard.** None; it is read as text.`,
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chờ chấm')).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="s">
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {states[tone]}
        </StatusBadge>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colorOf = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(colorOf(states.danger)).not.toBe(colorOf(states.waiting));
    await expect(colorOf(states.success)).toBe(colorOf(states.waiting));
  },
};
