import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatIcon } from '../../icons';
import { Icon } from '../Icon/Icon';
import { IconLink } from './IconLink';

const meta = {
  title: 'Actions/IconLink',
  component: IconLink,
  args: { name: 'Trò chuyện', icon: <Icon of={ChatIcon} />, href: '/chat' },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A link of an icon alone, with a name for those who do not see it.

**When to use.** A shortcut to a page with a known sign, in the top bar.

**When not.** It does something: \`IconButton\`. There is room for words: \`ButtonLink\`.

| Keyboard | |
| --- | --- |
| Tab | To the link |
| Enter | Follows it |`,
      },
    },
  },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shortcut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trò chuyện' })).toHaveAttribute('href', '/chat');
  },
};

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trò chuyện' })).toHaveAttribute('aria-current', 'page');
  },
};
