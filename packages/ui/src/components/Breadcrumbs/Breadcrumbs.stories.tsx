import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UiProvider } from '../UiProvider/UiProvider';
import { Breadcrumbs } from './Breadcrumbs';

const items = [
  { label: 'Trang chủ', href: '/' },
  { label: 'Dự án đào tạo 2026', href: '/projects/4' },
  { label: 'Khóa An toàn lao động', href: '/projects/4/courses/12' },
  { label: 'Lớp ATLĐ K12', href: '/projects/4/courses/12/classes/3' },
];
const navigate = fn();

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items, current: 'Kiểm tra giữa kỳ' },
  parameters: {
    docs: {
      description: {
        component: `
Where a page stands in the whole, and the way up. The last step is the page itself and no link.

**When to use.** From the third level down, above the title of the page.

**When not.** Steps of a task: \`Stepper\`. Neighbours on one level: \`Tabs\`. A page with one level above it: a \`Link\` back is enough.

| Keyboard | |
| --- | --- |
| Tab | From link to link |
| Enter | Follows the link, or opens the levels in between |
| ↑ ↓ Esc | In the menu of the levels in between |

Where the place is too narrow, the levels after the first go into a menu, as few of them as needed; a current page that is longer than the line wraps and is never cut.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: /Đường dẫn|Breadcrumbs/ })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('Kiểm tra giữa kỳ', { selector: '[aria-current]' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OneLevel: Story = { args: { items: items.slice(0, 1), current: 'Đề thi' } };

export const CollapsedByKeyboard: Story = {
  render: (args) => (
    <UiProvider language="vi" navigate={navigate}>
      <div style={{ inlineSize: 420 }}>
        <Breadcrumbs {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const more = await canvas.findByRole('button', { name: /cấp ở giữa/ });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dự án đào tạo 2026' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/projects/4');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    items: [
      ...items,
      { label: 'Chuyên đề 3: Phòng cháy, chữa cháy và cứu nạn tại cơ sở sản xuất', href: '/topics/3' },
      { label: 'Học phần thực hành có giảng viên hướng dẫn', href: '/topics/3/parts/2' },
    ],
    current: 'Bài thu hoạch: Nhận diện mối nguy và đánh giá rủi ro tại phân xưởng của bạn',
  },
};

export const OnAPhone: Story = {
  args: { current: 'Kiểm tra giữa kỳ: Kỹ năng sơ cứu ban đầu' },
  globals: { viewport: { value: 'phone' } },
};
