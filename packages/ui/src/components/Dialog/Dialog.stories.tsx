import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, title: 'Giao đề thi cho lớp', onClose: fn(), children: null },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component: `
Asks for something without leaving the page.

**When to use.** A short form or choice whose answer comes back to the page.

**When not.** A question with yes or no: \`ConfirmDialog\`. A look aside: \`Drawer\`. Long work: a page of its own.

| Keyboard | |
| --- | --- |
| Tab, Shift+Tab | Round inside the dialog |
| Esc | Closes, unless it is \`locked\`; the focus goes back to what opened it |`,
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <Stack gap="m">
    <TextField label="Lớp" defaultValue="An toàn lao động K12" />
    <TextField label="Ghi chú cho học viên" />
  </Stack>
);

const actions = (
  <>
    <Button>Hủy</Button>
    <Button variant="primary">Giao đề thi</Button>
  </>
);

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Giao đề thi</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Giao đề thi cho lớp" actions={actions}>
        {fields}
      </Dialog>
    </>
  );
}

export const OpensAndCloses: Story = {
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Giao đề thi' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Giao đề thi cho lớp' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Medium: Story = { args: { children: fields, actions } };
export const Small: Story = {
  args: { size: 'small', title: 'Đổi tên phần', children: <TextField label="Tên phần" />, actions },
};
export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Quy chế thi trực tuyến áp dụng cho học viên các lớp bồi dưỡng nghiệp vụ năm 2026',
    actions: <Button variant="primary">Đã đọc và đồng ý</Button>,
    children: (
      <Stack gap="s">
        {Array.from({ length: 16 }, (_, line) => (
          <Text key={line}>
            Điều {line + 1}. Học viên tự chịu trách nhiệm về thiết bị, đường truyền và giữ trật tự trong suốt
            thời gian làm bài; không nhờ người khác làm bài hộ.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ args }) => {
    // It is found to be longer than the window a frame after it is drawn.
    await expect(await screen.findByRole('group', { name: args.title })).toHaveAttribute('tabindex', '0');
  },
};
export const OnAPhone: Story = {
  args: { children: fields, actions },
  globals: { viewport: { value: 'phone' } },
};
