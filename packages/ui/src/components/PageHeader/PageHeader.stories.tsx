import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddIcon, UploadIcon } from '../../icons';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Display/PageHeader',
  component: PageHeader,
  args: { title: 'Ngân hàng câu hỏi' },
  parameters: {
    docs: {
      description: {
        component: `
The head of a page: its title, where it stands, what can be done with it.

**When to use.** Once, on top of each page.

**When not.** The head of a part: \`Card\` or \`Heading\`.

**Keyboard.** None of its own; links and buttons are reached with Tab in the order in which they are read.`,
      },
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const imported = fn();

const actions = (
  <>
    <Button icon={<Icon of={UploadIcon} />}>Nhập từ tệp</Button>
    <Button variant="primary" icon={<Icon of={AddIcon} />}>
      Thêm câu hỏi
    </Button>
  </>
);

export const OfAList: Story = {
  args: { description: '1.248 câu hỏi thuộc 11 loại.', actions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ngân hàng câu hỏi' })).toBeVisible();
  },
};
export const OfAThing: Story = {
  args: {
    title: 'Kiểm tra cuối khóa: Kỹ năng phỏng vấn và đánh giá ứng viên',
    back: { href: '/exams', label: 'Đề thi' },
    status: <Badge tone="waiting">Nháp</Badge>,
    actions,
  },
};
/** The name of the page above is not known yet: its place is held. */
export const BackLoads: Story = {
  args: { title: 'Điểm danh', back: { href: '/classrooms/1', label: 'Lớp học', loading: true } },
  play: async ({ canvas }) => {
    const { width } = within(canvas.getByRole('link', { name: 'Lớp học' }))
      .getByText('Lớp học')
      .getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};
/** The title that leaves the actions no room has the line for itself; they are below it. */
export const WithALongTitle: Story = {
  args: {
    ...OfAThing.args,
    title:
      'Kiểm tra cuối khóa: Kỹ năng phỏng vấn, đánh giá ứng viên và viết thư mời nhận việc cho quản lý – Quý IV/2026',
    description: 'Dành cho quản lý cấp trung, lần thi thứ hai trong năm, có phần tự luận do giảng viên chấm.',
  },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Thêm câu hỏi' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(title.width).toBeGreaterThan(canvasElement.clientWidth * 0.8);
  },
};
/** With more than one ancestor page: links to each of them. */
export const DeepInAThing: Story = {
  args: {
    title: 'Chấm bài',
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { href: '/classrooms', label: 'Lớp học' },
          { href: '/classrooms/1', label: 'Kỹ năng phỏng vấn K12' },
        ]}
        current="Chấm bài"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kỹ năng phỏng vấn K12' })).toBeVisible();
  },
};
/** Of a list: on a phone the main action is its icon, and the others are behind a button. */
export const OfAListOnAPhone: Story = {
  args: {
    more: (
      <Button icon={<Icon of={UploadIcon} />} onPress={imported}>
        Nhập từ tệp
      </Button>
    ),
    main: (
      <Button variant="primary" icon={<Icon of={AddIcon} />}>
        Thêm câu hỏi
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const more = canvas.queryByRole('button', { name: /^(Thao tác khác|More actions)$/ });
    await expect(canvas.getByRole('button', { name: 'Thêm câu hỏi' })).toBeVisible();
    // The test runner plays it at its own width.
    if (more === null) return;
    await expect(canvas.queryByRole('button', { name: 'Nhập từ tệp' })).toBeNull();
    await userEvent.click(more);
    // A line of a menu, without a frame of its own.
    await expect(canvas.getByRole('button', { name: 'Nhập từ tệp' })).toHaveStyle({ borderWidth: '0px' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập từ tệp' }));
    await expect(imported).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Nhập từ tệp' })).toBeNull();
  },
};
function Emptied() {
  const [count, setCount] = useState(3);
  return (
    <PageHeader
      title="Chưa kích hoạt"
      more={count > 0 && <Button onPress={() => setCount(0)}>Xóa tất cả</Button>}
    />
  );
}

/** The title takes the focus from an action that goes away with what it was for. */
export const WithAnActionThatGoesAway: Story = {
  render: () => <Emptied />,
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Xóa tất cả' });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await expect(action).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
/** A main action that its icon would not explain keeps its words: on a phone on a line of its own. */
export const ActionWithWordsOnAPhone: Story = {
  args: {
    more: <Button>Bảng điểm học tập</Button>,
    actions: (
      <Button variant="primary" icon={<Icon of={UploadIcon} />}>
        Nộp bài thu hoạch
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Nộp bài thu hoạch' });
    await expect(action.getBoundingClientRect().width).toBeGreaterThan(100);
    const more = canvas.queryByRole('button', { name: /^(Thao tác khác|More actions)$/ });
    if (more === null) return;
    await expect(action.getBoundingClientRect().top).toBeGreaterThan(more.getBoundingClientRect().bottom);
  },
};

export const OnAPhone: Story = { ...OfAThing, globals: { viewport: { value: 'phone' } } };
