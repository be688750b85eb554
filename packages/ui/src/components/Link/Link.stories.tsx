import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Text } from '../Text/Text';
import { UiProvider } from '../UiProvider/UiProvider';
import { Link } from './Link';

const navigate = fn();

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/exams/12', children: 'Đề kiểm tra An toàn lao động' },
  parameters: {
    docs: {
      description: {
        component: `
Goes somewhere. A plain click goes through the router; with a key held or the middle button it is the browser's.

**When to use.** Every way to another page, in text (\`inline\`), beside things (\`standalone\`) and as the name of a thing (\`title\`).

**When not.** Something happens here: \`Button\`. The main way on: \`ButtonLink\`.

| Keyboard | |
| --- | --- |
| Tab | To the link |
| Enter | Follows it |`,
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Followed: Story = {
  decorators: [
    (Story) => (
      <UiProvider language="vi" navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Đề kiểm tra An toàn lao động' }));
    await expect(navigate).toHaveBeenCalledWith('/exams/12');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="m" align="start">
      <Text>
        Bạn chưa có tài khoản? Xem <Link href="/help">hướng dẫn đăng ký</Link> hoặc{' '}
        <Link href="https://example.com" external>
          trang chủ của trung tâm
        </Link>
        .
      </Text>
      <Link href="/forgot" variant="standalone">
        Quên mật khẩu?
      </Link>
      <Link href="/exams/12" variant="title">
        Đề kiểm tra cuối khóa: Kỹ năng giao tiếp với khách hàng
      </Link>
      <ButtonLink href="/exams/new" variant="primary">
        Tạo đề thi
      </ButtonLink>
      <ButtonLink href="/template.xlsx" download="mau-cau-hoi.xlsx">
        Tải mẫu nhập câu hỏi
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /trang chủ của trung tâm.*tab mới|new tab/ }),
    ).toHaveAttribute('target', '_blank');
  },
};
