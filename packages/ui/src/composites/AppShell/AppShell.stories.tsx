import {
  CalendarIcon,
  CourseIcon,
  DashboardIcon,
  ExamIcon,
  FolderIcon,
  ListIcon,
  PeopleIcon,
  PersonIcon,
  QuestionIcon,
  SignOutIcon,
} from '../../icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { Text } from '../../components/Text/Text';
import { Box } from '../../layout/Box/Box';
import { PageFrame } from '../../layout/PageFrame/PageFrame';
import { Stack } from '../../layout/Stack/Stack';
import { AppShell, type AppShellProps } from './AppShell';

const items = [
  { href: '/overview', label: 'Tổng quan', icon: <Icon of={DashboardIcon} /> },
  { href: '/calendar', label: 'Lịch', icon: <Icon of={CalendarIcon} /> },
  { href: '/personal-document', label: 'Tài liệu cá nhân', icon: <Icon of={FolderIcon} /> },
  { href: '/users', label: 'Thành viên', icon: <Icon of={PeopleIcon} /> },
  { href: '/general-lecture', label: 'Kho bài giảng', icon: <Icon of={CourseIcon} /> },
  { href: '/sample-questions', label: 'Ngân hàng câu hỏi', icon: <Icon of={QuestionIcon} />, current: true },
  { href: '/sample-surveys', label: 'Ngân hàng đề thi', icon: <Icon of={ExamIcon} /> },
  { href: '/category', label: 'Quản lý danh mục', icon: <Icon of={ListIcon} /> },
];

const signOut = fn();
const account = {
  name: 'Nguyễn Thị Diễm Quỳnh',
  detail: 'quynh.ntd@senhanoi.vn',
  items: [
    { label: 'Bảng điều khiển', href: '/overview', icon: <Icon of={DashboardIcon} /> },
    { label: 'Thông tin của tôi', href: '/profile', icon: <Icon of={PersonIcon} /> },
    { label: 'Đăng xuất', onAction: signOut, icon: <Icon of={SignOutIcon} /> },
  ],
};

const page = (
  <PageFrame>
    <Heading level={1}>Ngân hàng câu hỏi</Heading>
    <Stack>
      {Array.from({ length: 12 }, (_, place) => (
        <Box key={place} ground="surface" border radius="m" padding="m">
          <Text>Câu {place + 1}. Giữ ấm cho trẻ sơ sinh ngay sau khi lọt lòng bằng cách nào?</Text>
        </Box>
      ))}
    </Stack>
  </PageFrame>
);

function Remembering(props: AppShellProps) {
  const [open, setOpen] = useState(props.drawer?.open ?? true);
  const drawer = props.drawer && { ...props.drawer, open, onOpenChange: setOpen };
  return <AppShell {...props} drawer={drawer} />;
}

const meta = {
  title: 'Composites/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Remembering {...args} />,
  args: {
    greeting: 'Chào buổi sáng, Diễm Quỳnh',
    onLanguageChange: fn(),
    account,
    drawer: { items, open: true, onOpenChange: fn() },
    children: page,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ngân hàng câu hỏi' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: /English/ }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    await userEvent.click(canvas.getByRole('button', { name: 'Thu gọn menu' }));
    await expect(canvas.getByRole('link', { name: 'Ngân hàng câu hỏi' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mở rộng menu' }));
  },
};

export const Closed: Story = { args: { drawer: { items, open: false, onOpenChange: fn() } } };

const counted = items.map((item, place) => ({ ...item, count: [0, 3, 128][place % 3] }));

export const WithCounts: Story = {
  args: { drawer: { items: counted, open: true, onOpenChange: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Lịch, 3 mục đang chờ' })).toHaveTextContent(/3$/);
    await expect(canvas.getByRole('link', { name: /^Tài liệu cá nhân, 128 mục/ })).toHaveTextContent(/99\+$/);
    await expect(canvas.getByRole('link', { name: 'Tổng quan' })).toHaveTextContent('Tổng quan');
  },
};

export const ClosedWithCounts: Story = {
  args: { drawer: { items: counted, open: false, onOpenChange: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Lịch, 3 mục đang chờ' })).toBeVisible();
  },
};

export const Student: Story = {
  args: {
    drawer: undefined,
    footer: (
      <Box paddingBlock="l" paddingInline="m">
        <Text size="small" tone="muted">
          Công ty Đào tạo Sen Việt, 12 Lý Thường Kiệt, Hà Nội · Đường dây nóng 1900 6868
        </Text>
      </Box>
    ),
  },
};

export const AccountMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị Diễm Quỳnh' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Đăng xuất' })).toHaveFocus();
  },
};

export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chuyển đến nội dung chính' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const longPage = (
  <PageFrame>
    <Heading level={1}>Chấm bài</Heading>
    <Stack>
      {Array.from({ length: 60 }, (_, place) => (
        <Text key={place}>Câu {place + 1}. Giữ ấm cho trẻ sơ sinh ngay sau khi lọt lòng bằng cách nào?</Text>
      ))}
    </Stack>
  </PageFrame>
);

/** The bar and the drawer are always in view: a focus in them leaves the page where it is. */
export const FocusAbovePage: Story = {
  args: { children: longPage },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stays = async (controls: HTMLElement[]) => {
      for (const control of controls) {
        window.scrollTo(0, 900);
        const before = window.scrollY;
        await expect(before).toBeGreaterThan(0);
        control.focus();
        await expect(window.scrollY, control.textContent).toBe(before);
      }
    };
    await stays(within(canvas.getByRole('banner')).getAllByRole('button'));
    await stays(within(canvas.getByRole('navigation')).getAllByRole('link'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getByRole('button', { name: 'Mở menu chính' });
    await userEvent.click(menu);
    const sheet = canvas.getByRole('dialog', { name: 'Menu chính' });
    await expect(within(sheet).getByRole('link', { name: 'Tổng quan' })).toBeVisible();
  },
};

const longMenu = Array.from({ length: 30 }, (_, place) => ({
  href: `/list/${place + 1}`,
  label: `Danh sách ${place + 1}`,
  icon: <Icon of={ListIcon} />,
  current: place === 27,
}));

function seesCurrent(scroller: HTMLElement | null, entry: HTMLElement) {
  const room = scroller?.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  return Promise.all([
    expect(place.top).toBeGreaterThanOrEqual(room?.top ?? Infinity),
    expect(place.bottom).toBeLessThanOrEqual(room?.bottom ?? 0),
  ]);
}

/** A menu that is longer than the window shows its current entry; the focus and the page stay where they are. */
export const LongMenu: Story = {
  args: { drawer: { items: longMenu, open: true, onOpenChange: fn() } },
  play: async ({ canvas }) => {
    // Storybook mounts a story before it shows it: the other width is the first that can be seen.
    const width = canvas.getByRole('button', { name: 'Thu gọn menu' });
    await userEvent.click(width);
    const entry = canvas.getByRole('link', { name: 'Danh sách 28' });
    await waitFor(() => seesCurrent(canvas.getByRole('navigation').parentElement, entry));
    await expect(width).toHaveFocus();
    await expect(window.scrollY).toBe(0);
  },
};

/** Its button to close stays in view. */
export const LongPhoneMenu: Story = {
  args: { drawer: { items: longMenu, open: true, onOpenChange: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở menu chính' }));
    const sheet = canvas.getByRole('dialog', { name: 'Menu chính' });
    const entry = within(sheet).getByRole('link', { name: 'Danh sách 28' });
    await seesCurrent(sheet, entry);
    await expect(entry).not.toHaveFocus();
    await seesCurrent(sheet, within(sheet).getByRole('button', { name: 'Đóng menu chính' }));
  },
};

/** A page that is a message alone stands in the middle of what the bars leave. */
export const Message: Story = {
  args: {
    children: (
      <PageFrame measure="sheet" centered>
        <EmptyState level={1} title="Không tìm thấy trang">
          Trang này không còn hoặc đã được dời đi.
        </EmptyState>
      </PageFrame>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Không tìm thấy trang' });
    const main = canvas.getByRole('main').getBoundingClientRect();
    const message = title.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const off = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(2);
    await off(message.left + message.right, main.left + main.right);
    await off(message.top + message.bottom, main.top + main.bottom);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
};

/** An exam: the page alone, edge to edge. */
export const Full: Story = { args: { frame: 'full' } };

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80">
  <rect width="240" height="80" fill="#fff"/><circle cx="40" cy="40" r="26" fill="#0b6fb8"/>
  <path d="M28 40h24M40 28v24" stroke="#fff" stroke-width="7"/>
  <path d="M84 30h130M84 52h90" stroke="#0b6fb8" stroke-width="11"/></svg>`;

/** The logo of an organisation takes the place of the product's. */
export const WithLogo: Story = {
  args: { logo: `data:image/svg+xml,${encodeURIComponent(drawn)}` },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Sen, về trang chủ' });
    await expect(home.querySelector('img')).toBeVisible();
    await expect(home).not.toHaveTextContent('Sen');
  },
};

/** A logo is drawn for a light ground, which it keeps. */
export const WithLogoInDark: Story = {
  ...WithLogo,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'Sen, về trang chủ' }).querySelector('img');
    await expect(logo).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
};

export const WithLogoOnAPhone: Story = { ...WithLogo, globals: { viewport: { value: 'phone' } } };
