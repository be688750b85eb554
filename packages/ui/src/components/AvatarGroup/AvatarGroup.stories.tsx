import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { avatarSizes } from '../Avatar/Avatar';
import { AvatarGroup } from './AvatarGroup';

const people = [
  'Nguyễn Thị Minh Anh',
  'Trần Quốc Bảo',
  'Lê Ẩn',
  'Phạm Đức Độ',
  'Hồ Ngọc Hà',
  'Võ Yến Nhi',
  'Đặng Thùy Trâm',
  'Bùi Hữu Nghĩa',
  'Ngô Thanh Vân',
].map((name) => ({ id: name, name }));

const meta = {
  title: 'Display/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Học viên đang làm bài', people },
  parameters: {
    docs: {
      description: {
        component: `
Some people at a glance, overlapping, with the number of those who did not fit.

**When to use.** Who takes part, in a row of a table, on a card, over a conversation.

**When not.** Where somebody has to be found or pressed: a list with names. One person: \`Avatar\`. Only the number matters: \`Badge\`.

**Keyboard.** Nothing in it takes the focus. It is a named list: readers hear each name, and all names behind '+5'. The pointer shows them too.`,
      },
    },
  },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Học viên đang làm bài' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('img', { name: 'Lê Ẩn' })).toBeVisible();
    await expect(canvas.getByText('+5')).toBeVisible();
    await expect(canvas.getByText(/(và 5 người khác|and 5 more): Hồ Ngọc Hà/)).toBeInTheDocument();
  },
};

export const AFew: Story = { args: { label: 'Giảng viên của lớp', people: people.slice(0, 3) } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="l">
      {avatarSizes.map((size) => (
        <AvatarGroup key={size} {...args} size={size} label={`${args.label} (${size})`} />
      ))}
    </Stack>
  ),
};

export const OnAPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } };
