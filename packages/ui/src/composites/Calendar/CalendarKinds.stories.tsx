import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { CalendarKinds } from './Calendar';

const kinds = [
  { id: 'event', kind: 'event', label: 'Sự kiện (12)' },
  { id: 'class', kind: 'class', label: 'Lớp học (3)' },
  { id: 'online', kind: 'online', label: 'Học trực tuyến (5)' },
  { id: 'exam', kind: 'exam', label: 'Bài thi (7)' },
  { id: 'training', kind: 'training', label: 'Tập huấn (1)' },
] as const;

function Kept() {
  const [hidden, setHidden] = useState<readonly string[]>(['training']);
  return (
    <CalendarKinds
      label="Hiện trong lịch"
      kinds={kinds.map((each) => ({ ...each, shown: !hidden.includes(each.id) }))}
      onChange={(id, shown) => setHidden(shown ? hidden.filter((each) => each !== id) : [...hidden, id])}
    />
  );
}

const meta = {
  title: 'Composites/CalendarKinds',
  parameters: {
    docs: {
      description: {
        component:
          'The legend of a `Calendar`, which also hides kinds of events. **When to use**: above a calendar with events of several kinds. **When not**: filters of a list (`FilterPopover`). **Keyboard**: each is a checkbox.',
      },
    },
  },
  render: () => <Kept />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hiện trong lịch' })).toBeInTheDocument();
    const training = canvas.getByRole('checkbox', { name: 'Tập huấn (1)' });
    await expect(training).not.toBeChecked();
    await userEvent.click(canvas.getByText('Tập huấn (1)'));
    await expect(training).toBeChecked();
  },
};

/** One line: the kinds are behind a button that says how many are shown. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện trong lịch: 4/5' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Hiện trong lịch' }));
    await userEvent.click(popover.getByText('Tập huấn (1)'));
    await expect(popover.getByRole('checkbox', { name: 'Tập huấn (1)' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Hiện trong lịch: 5/5' })).toHaveFocus();
  },
};
