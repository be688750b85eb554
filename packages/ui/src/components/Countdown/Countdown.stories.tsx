import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown } from './Countdown';

const start = Date.parse('2026-11-21T02:00:00Z');
/** A clock that stands still, so that the story always shows the same. */
const stopped = () => start;

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { deadline: start + 42 * 60_000 + 10_000, now: stopped },
  parameters: {
    docs: {
      description: {
        component: `
The time left until a deadline, to the second.

**When to use.** Something runs out while the user looks: a running exam in a list or card.

**When not.** A date that is days away: the date as text. The clock of the exam itself: \`ExamPlayer\` has it.

**Keyboard.** None of its own.

**Screen readers.** A timer whose name has the minutes; it does not announce each second.

**Limits.** Takes the time from \`now\` at every tick; it is as exact as that.`,
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Thời gian còn lại: 43 phút' })).toHaveTextContent(
      '42:10',
    );
  },
};

export const Hours: Story = { args: { deadline: start + 65 * 60_000 } };

export const FiveMinutes: Story = { args: { deadline: start + 4 * 60_000 } };

export const LastMinute: Story = { args: { deadline: start + 59_000 } };

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left: 43 minutes' })).toBeVisible();
  },
};

/** Starts a second before the end, and says once that it is over. */
export const RunsOut: Story = {
  args: { onOver: fn() },
  render: function RunsOut(args) {
    const [deadline] = useState(() => Date.now() + 1_000);
    return <Countdown {...args} deadline={deadline} now={() => Date.now()} />;
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onOver).toHaveBeenCalledTimes(1), { timeout: 3_000 });
    await expect(canvas.getByRole('timer')).toHaveTextContent('Hết giờ');
  },
};
