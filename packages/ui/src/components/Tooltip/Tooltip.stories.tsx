import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FlagIcon } from '../../icons';
import { Box } from '../../layout/Box/Box';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Đánh dấu để xem lại trước khi nộp',
    placement: 'end',
    children: <IconButton name="Đánh dấu câu hỏi" icon={<Icon of={FlagIcon} />} variant="secondary" />,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Box padding="xl">
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
One short line more about a button or a link.

**When to use.** What an icon means, or a shortcut.

**When not.** What must be read: put it on the page, for a finger finds no tooltip. Links or buttons inside: \`Popover\`.

| Keyboard | |
| --- | --- |
| Tab | On the button: shows it |
| Esc | Hides it |`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Đánh dấu để xem lại trước khi nộp');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Đánh dấu để xem lại trước khi nộp');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
