import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Rating } from './Rating';

const meta = {
  title: 'Display/Rating',
  component: Rating,
  args: { value: 4.5, count: 128 },
  parameters: {
    docs: {
      description: {
        component: `
How people rated a course or an answer: five stars to the nearest half, and the figure in words beside them.

**When to use.** To show an average.

**When not.** To ask for one: \`RatingInput\`. A result of an exam: plain figures, or \`Meter\`.

**Keyboard.** None; the words are read, the stars are decoration.`,
      },
    },
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Average: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4,5 trên 5|4\.5 of 5/)).toHaveTextContent(
      /\((128 đánh giá|128 ratings)\)/,
    );
  },
};

export const Values: Story = {
  render: () => (
    <Stack gap="s">
      {[0, 1, 2.4, 3.3, 4.8, 5].map((value) => (
        <Rating key={value} value={value} count={Math.round(value * 311)} />
      ))}
    </Stack>
  ),
};

export const NobodyYet: Story = { args: { value: null, count: 0 } };

export const OnAPhone: Story = { ...Average, globals: { viewport: { value: 'phone' } } };
