import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks';

const items = [
  { label: 'Tất cả', href: '/users' },
  { label: 'Học viên', href: '/students', current: true },
  { label: 'Giảng viên', href: '/teachers' },
  { label: 'Nhân viên', href: '/wwos' },
  { label: 'Nhà tài trợ', href: '/sponsors' },
  { label: 'Chưa kích hoạt', href: '/users/inactive' },
];

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: { label: 'Danh sách thành viên', items },
  parameters: {
    docs: {
      description: {
        component: `
Pages beside each other that look like tabs.

**When to use.** Two to six pages of equal weight about one thing, each with an address of its own.

**When not.** Parts of one page: \`Tabs\`. The pages above: \`Breadcrumbs\`.

| Keyboard | |
| --- | --- |
| Tab | To each link |
| Enter | Goes there |`,
      },
    },
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsSeen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Danh sách thành viên' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Học viên' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Giảng viên' })).not.toHaveAttribute('aria-current');
  },
};

/** The links scroll, and the current one is in view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: items.map((item, place) => ({ ...item, current: place === items.length - 1 })) },
};
