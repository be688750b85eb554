import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { SplitView, type SplitViewProps } from './SplitView';

const topics = ['Đeo dây an toàn đúng cách', 'Lịch thi cuối khóa', 'Tài liệu chương 3 bị thiếu trang'];

const list = (
  <Stack gap="m">
    {topics.map((topic) => (
      <Stack key={topic} gap="hair">
        <Link href="/forum/1" variant="title">
          {topic}
        </Link>
        <Text size="caption" tone="muted">
          Nguyễn Thị Ẩn · 20/11/2026
        </Text>
      </Stack>
    ))}
  </Stack>
);

const topic = (
  <Stack gap="m">
    <Heading level={2}>Đeo dây an toàn đúng cách</Heading>
    <Text>
      Thưa thầy cô, khi làm việc trên giàn giáo cao trên 2 m thì móc dây vào đâu là đúng? Em thấy tài liệu
      chương 2 và bài giảng nói khác nhau.
    </Text>
    <Text>
      Dây phải móc vào điểm neo chắc chắn phía trên vai, không móc vào lan can tạm. Tài liệu chương 2 sẽ được
      sửa lại.
    </Text>
  </Stack>
);

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  args: {
    label: 'Độ rộng danh sách chủ đề',
    start: { title: 'Chủ đề', content: list },
    end: { title: 'Nội dung chủ đề', content: topic },
    onResize: fn(),
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
Two panes with a separator between them that moves. Where there is room for one, one is seen, with a way back.

**When to use.** A list and what is chosen in it, which people read together: conversations, topics, a source and its translation.

**When not.** A look aside: \`Drawer\`. Columns of a fixed division: \`Columns\`. Parts of one thing: \`Tabs\`.

| Keyboard (on the separator) | |
| --- | --- |
| ← → | Five hundredths less, more for the first pane |
| Home, End | The least, the most |
| Enter | Puts the first pane away, and brings it back as wide as it was |

The caller keeps the share (\`onResize\`) and says which pane is seen on a phone (\`shown\`, \`onBack\`). It is as high as its place.`,
      },
    },
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Độ rộng danh sách chủ đề' });
    await expect(separator).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByRole('region', { name: 'Chủ đề' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const separator = canvas.getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onResize).toHaveBeenLastCalledWith(0.4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onResize).toHaveBeenLastCalledWith(0.3);
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await userEvent.keyboard('{Enter}');
    await expect(args.onResize).toHaveBeenLastCalledWith(0);
    await expect(canvas.queryByRole('region', { name: 'Chủ đề' })).toBeNull();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResize).toHaveBeenLastCalledWith(0.8);
  },
};

export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const separator = canvas.getByRole('separator');
    const whole = separator.parentElement?.getBoundingClientRect();
    if (!whole) throw new Error('The separator stands in the split view.');
    // A synthetic pointer cannot be captured.
    separator.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(separator, { button: 0, pointerId: 1 });
    await fireEvent.pointerMove(separator, { clientX: whole.left + whole.width / 2, pointerId: 1 });
    await expect(args.onResize).toHaveBeenLastCalledWith(0.5);
    await fireEvent.pointerMove(separator, { clientX: whole.right, pointerId: 1 });
    await expect(args.onResize).toHaveBeenLastCalledWith(0.8);
    await fireEvent.pointerUp(separator, { pointerId: 1 });
    await fireEvent.pointerMove(separator, { clientX: whole.left, pointerId: 1 });
    await expect(args.onResize).toHaveBeenLastCalledWith(0.8);
  },
};

export const PutAway: Story = { args: { defaultShare: 0 } };

function OnePane(props: SplitViewProps) {
  const [shown, setShown] = useState<'start' | 'end'>('start');
  const open = (
    <Stack gap="m" align="start">
      {list}
      <Button onPress={() => setShown('end')}>Mở chủ đề đầu tiên</Button>
    </Stack>
  );
  return (
    <SplitView
      {...props}
      start={{ title: 'Chủ đề', content: open }}
      shown={shown}
      onBack={() => setShown('start')}
    />
  );
}

export const OnAPhone: Story = {
  render: (args) => <OnePane {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhoneTheSecond: Story = {
  args: { shown: 'end' },
  globals: { viewport: { value: 'phone' } },
};
