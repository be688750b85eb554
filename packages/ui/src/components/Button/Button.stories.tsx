import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddIcon, DeleteIcon, DownloadIcon, ForwardIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Icon } from '../Icon/Icon';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Lưu thay đổi', onPress: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
Does something here.

**When to use.** For what one does. One \`primary\` button a view; say with \`disabledReason\` why one does nothing now.

**When not.** To go somewhere: \`Link\` or \`ButtonLink\`. An icon without words: \`IconButton\`. Many actions of one thing: \`Menu\`.

| Keyboard | |
| --- | --- |
| Tab | To the button, also when it is refused with a reason |
| Enter, Space | Presses it; while \`pending\` nothing happens |`,
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Lưu thay đổi' });
    await userEvent.click(button);
    await userEvent.tab();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="l">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="s">
          <Button variant="primary" size={size}>
            Xuất bản đề thi
          </Button>
          <Button size={size}>Lưu nháp</Button>
          <Button variant="quiet" size={size}>
            Xem trước
          </Button>
          <Button variant="neutral" size={size}>
            Bỏ qua
          </Button>
          <Button variant="danger" size={size}>
            Xóa đề thi
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline gap="s">
      <Button variant="primary" icon={<Icon of={AddIcon} />}>
        Thêm câu hỏi
      </Button>
      <Button icon={<Icon of={DownloadIcon} />}>Tải mẫu nhập</Button>
      <Button variant="quiet" iconEnd={<Icon of={ForwardIcon} directed />}>
        Phần sau
      </Button>
      <Button variant="danger" icon={<Icon of={DeleteIcon} />}>
        Xóa
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline gap="s">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Nộp bài
        </Button>
      ))}
    </Inline>
  ),
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Tổng điểm các phần phải bằng 100.', variant: 'primary', children: 'Xuất bản' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Xuất bản' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Tổng điểm các phần phải bằng 100.');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true, variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Lưu thay đổi/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Toggle: Story = {
  args: { children: 'Đánh dấu câu này', pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Wide: Story = {
  args: { wide: true, variant: 'primary', children: 'Đăng nhập' },
  globals: { viewport: { value: 'phone' } },
};
