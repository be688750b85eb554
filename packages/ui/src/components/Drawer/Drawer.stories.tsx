import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Drawer, type DrawerProps } from './Drawer';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: true, title: 'Thông báo', onClose: fn(), children: null },
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 520 },
      description: {
        component: `
A modal panel at the end or the start of the window for a look aside: notifications, filters, the details of a row.

**When to use.** The page keeps its place and one comes back to it at once. 250 px (\`small\`) suits short lists, \`medium\` details, \`large\` a short form. On a phone it takes the whole width.

**When not.** A question that needs an answer: \`Dialog\` or \`ConfirmDialog\`. Actions of a thing: \`Menu\`. What people compare with the page behind: \`SplitView\`. Long work: a page.

| Keyboard | |
| --- | --- |
| Tab, Shift+Tab | Goes round inside the drawer |
| Esc | Closes; the focus goes back to what opened it |

A press on the ground behind closes it as well.`,
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const news = [
  ['Bạn được giao đề thi "Kiểm tra giữa kỳ: Ẩm thực Huế".', '5 phút trước'],
  ['Cô Nguyễn Thị Ẩn đã trả lời trong diễn đàn An toàn lao động.', '1 giờ trước'],
  ['Lớp ATLĐ K12 đổi giờ học sang 23/11/2026 08:00:00.', 'Hôm qua'],
] as const;

const list = (
  <Stack gap="m">
    {news.map(([message, when]) => (
      <Stack key={message} gap="hair">
        <Link href="/notifications/1" variant="title">
          {message}
        </Link>
        <Text size="caption" tone="muted">
          {when}
        </Text>
      </Stack>
    ))}
  </Stack>
);

function Opened(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Thông báo</Button>
      <Drawer title="Thông báo" {...props} open={open} onClose={() => setOpen(false)}>
        {list}
      </Drawer>
    </>
  );
}

export const OpensAndCloses: Story = {
  render: () => <Opened actions={<Button wide>Đánh dấu đã đọc tất cả</Button>} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Thông báo' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Thông báo' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    for (let stop = 0; stop < 7; stop += 1) await userEvent.tab();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByItsButton: Story = {
  args: { children: list },
  play: async ({ userEvent, args }) => {
    // The first is react-aria's visually hidden one; the second is visible.
    const [, button] = await screen.findAllByRole('button', { name: /Đóng|Close/ });
    if (button) await userEvent.click(button);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Medium: Story = {
  args: { size: 'medium', title: 'Bộ lọc học viên', children: null },
  render: (args) => (
    <Drawer {...args} actions={<Button variant="primary">Áp dụng</Button>}>
      <Stack gap="m">
        <TextField label="Đơn vị" defaultValue="Trung tâm Đào tạo miền Trung" />
        <TextField label="Lớp" placeholder="Ví dụ: ATLD2026" />
      </Stack>
    </Drawer>
  ),
};

export const AtTheStart: Story = { args: { edge: 'start', title: 'Mục lục', children: list } };

export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Quy chế thi trực tuyến áp dụng cho học viên các lớp bồi dưỡng nghiệp vụ năm 2026',
    children: (
      <Stack gap="s">
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>
            Điều {line + 1}. Học viên tự chịu trách nhiệm về thiết bị, đường truyền và giữ trật tự trong suốt
            thời gian làm bài.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Điều 1.');
  },
};

export const OnAPhone: Story = { args: { children: list }, globals: { viewport: { value: 'phone' } } };
