import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../layout/Columns/Columns';
import { Inline } from '../../layout/Inline/Inline';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Progress } from '../Progress/Progress';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = {
  title: 'Display/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component: `
One thing of several, or a part of a page.

**When to use.** Things that are alike beside each other, or a part with a title.

**When not.** Rows that are compared: \`DataTable\`. One figure: \`StatCard\`.

| Keyboard | |
| --- | --- |
| Tab | To the link of the title, then to the actions |
| Enter | Follows the link; the whole card leads there |`,
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  render: () => (
    <Columns gap="m">
      {[
        'An toàn lao động cơ bản',
        'Kỹ năng giao tiếp với khách hàng',
        'Ẩm thực Huế: lý thuyết và thực hành',
      ].map((title, place) => (
        <Card key={title} title={title} href={`/courses/${place}`}>
          <Text tone="muted" size="small">
            Lớp K12 · 36 học viên
          </Text>
          <Progress label="Đã học" value={20 + place * 30} />
          <Inline>
            <Badge tone="accent">Đang mở</Badge>
          </Inline>
        </Card>
      ))}
    </Columns>
  ),
};

export const Facts: Story = {
  args: {
    title: 'Thông tin đề thi',
    actions: <Button size="small">Sửa</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Thời lượng', details: '45 phút' },
          { term: 'Bắt đầu', details: '01/12/2026 08:30' },
          { term: 'Số lần thi lại', details: '2, trừ 10% mỗi lần' },
          { term: 'Người ra đề', details: 'Trần Thị Thuỳ Dương, Trung tâm Đào tạo miền Trung' },
        ]}
      />
    ),
  },
};
export const FactsInColumns: Story = {
  args: {
    title: 'Kết quả',
    children: (
      <DescriptionList
        look="columns"
        items={[
          { term: 'Điểm', details: '86,5/100' },
          { term: 'Xếp loại', details: 'Giỏi' },
          { term: 'Thời gian làm bài', details: '38:12' },
        ]}
      />
    ),
  },
};
