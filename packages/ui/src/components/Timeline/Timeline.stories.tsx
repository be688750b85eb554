import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, EditIcon, LockIcon, WarningIcon } from '../../icons';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Timeline, type TimelineItem } from './Timeline';

const items: TimelineItem[] = [
  {
    id: 'published',
    title: 'Cô Nguyễn Thị Ẩn công bố điểm',
    time: '20/11/2026 16:30:00',
    dateTime: '2026-11-20T16:30:00+07:00',
    tone: 'success',
    icon: <Icon of={CheckIcon} size="small" />,
  },
  {
    id: 'left',
    title: 'Rời khỏi trang làm bài 2 lần',
    time: '18/11/2026 09:12:45',
    dateTime: '2026-11-18T09:12:45+07:00',
    tone: 'waiting',
    icon: <Icon of={WarningIcon} size="small" />,
    content: (
      <Text size="small">
        Lần lâu nhất 38 giây. <Link href="/attempts/12/log">Xem nhật ký làm bài</Link>
      </Text>
    ),
  },
  {
    id: 'edited',
    title: 'Sửa câu 14',
    time: '17/11/2026 21:05:10',
    dateTime: '2026-11-17T21:05:10+07:00',
    icon: <Icon of={EditIcon} size="small" />,
  },
  {
    id: 'locked',
    title: 'Đề thi bị khóa',
    time: '16/11/2026 08:00:00',
    dateTime: '2026-11-16T08:00:00+07:00',
    tone: 'danger',
    icon: <Icon of={LockIcon} size="small" />,
  },
];

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: { label: 'Lịch sử bài làm', items },
  parameters: {
    docs: {
      description: {
        component: `
What happened to a thing, one event after the other, each with its time.

**When to use.** A history or an agenda that is read from top to bottom.

**When not.** Steps that a person still has to go: \`Stepper\`. Many events that are searched and sorted: \`DataTable\`. Facts without an order: \`DescriptionList\`.

**Keyboard.** The list takes no focus; links and buttons in the contents are reached with Tab.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Lịch sử bài làm' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('17/11/2026 21:05:10')).toHaveAttribute(
      'datetime',
      '2026-11-17T21:05:10+07:00',
    );
  },
};

export const WithDots: Story = { args: { items: items.map((item) => ({ ...item, icon: undefined })) } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Không có dữ liệu\.|No data\./)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title:
          'Trung tâm Đào tạo miền Trung chuyển lớp An toàn lao động K12 sang giảng viên Nguyễn Hoàng Thùy Dương',
        time: '02/11/2026 10:00:00',
        content: <Text size="small">Lý do: giảng viên cũ nghỉ phép dài hạn từ ngày 05/11/2026.</Text>,
      },
      ...items.slice(0, 1),
    ],
  },
};

export const OnAPhone: Story = { ...WithIcons, globals: { viewport: { value: 'phone' } } };
