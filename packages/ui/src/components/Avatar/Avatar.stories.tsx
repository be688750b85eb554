import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Avatar, avatarSizes } from './Avatar';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Nguyễn Thị Minh Anh' },
  parameters: {
    docs: {
      description: {
        component: `
A person's picture, or their initials where there is none.

**When to use.** Beside a name, or alone with \`named\`.

**When not.** Several people: \`AvatarGroup\`. A thing or a place: an \`Icon\`.

**Keyboard.** None; it takes no focus. Beside a name it is silent, with \`named\` it says the name.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = ['Nguyễn Thị Minh Anh', 'Trần Quốc Bảo', 'Lê Ẩn', 'Phạm Đức Độ', 'Hồ Ngọc Hà', 'Võ Yến Nhi'];

export const Initials: Story = {
  render: () => (
    <Inline gap="m">
      {avatarSizes.flatMap((size) =>
        people.map((name) => <Avatar key={`${size} ${name}`} name={name} size={size} />),
      )}
    </Inline>
  ),
};

export const PictureThatFails: Story = {
  args: { src: 'data:image/png;base64,AAAA', named: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MA')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Nguyễn Thị Minh Anh' })).toBeVisible();
  },
};
