import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Display/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'trên 10' },
  parameters: {
    docs: {
      description: {
        component: `
Words that are read out, not seen.

**When to use.** Where the place says something to the eye that the words leave out.

**When not.** The name of a button or a field: its \`name\`, \`label\` or \`aria-label\`. What everybody needs: show it.

**Keyboard.** Never put something into it that takes the focus.`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAFigure: Story = {
  render: (args) => (
    <Text>
      Điểm: 8,5 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Điểm: 8,5/)).toHaveTextContent('Điểm: 8,5 trên 10');
  },
};
