import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddIcon, DownloadIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { buttonVariants } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/exams/new', children: 'Tạo đề thi' },
  argTypes: { icon: { control: false }, iconEnd: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A link with the weight of a button: it goes somewhere, it does nothing.

**When to use.** The main way on from a page: to create, to take an exam, to download a file.

**When not.** Something happens here: \`Button\`. A way among others, or in text: \`Link\`.

**Keyboard.** Tab reaches it, Enter follows it; Space does nothing, as with every link.`,
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tạo đề thi' })).toHaveFocus();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="s">
      {buttonVariants.map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant} />
      ))}
      <ButtonLink {...args} size="small" icon={<Icon of={AddIcon} size="small" />} />
    </Inline>
  ),
};

export const Download: Story = {
  args: {
    href: '/template.xlsx',
    download: 'mau-cau-hoi.xlsx',
    children: 'Tải mẫu nhập câu hỏi',
    icon: <Icon of={DownloadIcon} />,
  },
};

export const OnAPhone: Story = {
  args: { variant: 'primary', wide: true },
  globals: { viewport: { value: 'phone' } },
};
