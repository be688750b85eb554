import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Popover } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Bộ lọc',
    trigger: <Button>Bộ lọc</Button>,
    children: (close) => (
      <Stack gap="m">
        <TextField label="Tên có chứa" />
        <Button variant="primary" onPress={close}>
          Áp dụng
        </Button>
      </Stack>
    ),
  },
  argTypes: { trigger: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Some things more, beside the button that opens them.

**When to use.** A short explanation or a few fields that belong to one place.

**When not.** Actions: \`Menu\`. One line about a button: \`Tooltip\`. What needs room: \`Drawer\` or \`Dialog\`.

| Keyboard | |
| --- | --- |
| Enter, Space | On the button: opens, with the focus inside |
| Tab | Through what is inside |
| Esc | Closes; the focus goes back to the button |`,
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Bộ lọc' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Bộ lọc' });
    await userEvent.click(screen.getByRole('button', { name: 'Áp dụng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeVisible();
  },
};
