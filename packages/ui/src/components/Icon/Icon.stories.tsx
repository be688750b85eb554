import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellIcon, ForwardIcon, WarningIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../Text/Text';
import { Icon, iconSizes } from './Icon';

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { of: BellIcon },
  argTypes: { of: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
One drawing of the set, in the colour of the words around it.

**When to use.** Beside words, as decoration; with \`label\` where no word stands beside it.

**When not.** To press: \`IconButton\`. All drawings: *Foundations/Icons*.

**Keyboard.** None; it takes no focus.`,
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="m">
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Named: Story = {
  args: { of: WarningIcon, label: 'Sắp hết hạn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sắp hết hạn' })).toBeVisible();
  },
};

export const InText: Story = {
  render: () => (
    <Text>
      Bài sau <Icon of={ForwardIcon} size="small" directed /> Kỹ năng sơ cứu
    </Text>
  ),
};
