import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CloseIcon, DeleteIcon, EditIcon, FlagIcon, MoreIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { name: 'Sửa câu hỏi', icon: <Icon of={EditIcon} />, onPress: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A button of an icon alone, with a name for those who do not see it.

**When to use.** Known signs where room is short: close, more, the next page.

**When not.** The sign is not known to everybody: \`Button\` with words.

| Keyboard | |
| --- | --- |
| Tab | To the button, also when it is refused with a reason |
| Enter, Space | Presses it |`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa câu hỏi' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Kinds: Story = {
  render: () => (
    <Inline gap="s">
      <IconButton name="Thêm thao tác" icon={<Icon of={MoreIcon} />} />
      <IconButton name="Đóng" icon={<Icon of={CloseIcon} />} size="small" />
      <IconButton name="Đánh dấu" icon={<Icon of={FlagIcon} />} variant="secondary" pressed />
      <IconButton name="Xóa" icon={<Icon of={DeleteIcon} />} variant="danger" />
      <IconButton name="Lưu" icon={<Icon of={EditIcon} />} variant="primary" pending />
      <IconButton name="Sửa" icon={<Icon of={EditIcon} />} disabled />
    </Inline>
  ),
};
