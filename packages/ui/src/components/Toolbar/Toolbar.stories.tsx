import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  CopyIcon,
  DeleteIcon,
  ImageIcon,
  LinkIcon,
  ListIcon,
  MoreIcon,
  MoveDownIcon,
  MoveUpIcon,
  RevertIcon,
} from '../../icons';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { Toolbar, ToolbarGroup } from './Toolbar';

const copy = fn();

const tools = (
  <>
    <ToolbarGroup label="Thứ tự">
      <IconButton name="Lên trên" icon={<Icon of={MoveUpIcon} />} />
      <IconButton name="Xuống dưới" icon={<Icon of={MoveDownIcon} />} />
    </ToolbarGroup>
    <ToolbarGroup label="Chèn">
      <IconButton name="Hình ảnh" icon={<Icon of={ImageIcon} />} />
      <IconButton name="Liên kết" icon={<Icon of={LinkIcon} />} />
      <IconButton name="Danh sách" icon={<Icon of={ListIcon} />} pressed />
    </ToolbarGroup>
    <ToolbarGroup label="Câu hỏi">
      <Button variant="neutral" icon={<Icon of={CopyIcon} />} onPress={copy}>
        Nhân bản
      </Button>
      <IconButton
        name="Xóa"
        icon={<Icon of={DeleteIcon} />}
        disabledReason="Câu hỏi đang nằm trong đề đã giao."
      />
      <Menu
        label="Thao tác khác"
        trigger={<IconButton name="Thêm thao tác" icon={<Icon of={MoreIcon} />} />}
        groups={[[{ id: 'undo', label: 'Hoàn tác', icon: <Icon of={RevertIcon} /> }]]}
      />
    </ToolbarGroup>
  </>
);

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Công cụ soạn câu hỏi', children: tools },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Tools for one thing, beside each other and in named groups.

**When to use.** Three or more tools that work on the same thing, as a text, a question, a picture.

**When not.** Two buttons: an \`Inline\`. Actions behind one button: \`Menu\`. Filters over a list: \`ListToolbar\`.

| Keyboard | |
| --- | --- |
| Tab | Into the toolbar, to the tool that had the focus last; then out of it |
| → ← | To the next, the previous tool, round at the ends |
| Home, End | To the first, the last tool |
| Enter, Space | Uses the tool |

In a text field inside the toolbar the arrows belong to the text. On a narrow page groups wrap as a whole.`,
      },
    },
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Công cụ soạn câu hỏi' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Chèn' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <Button>Trước</Button>
      <Toolbar {...args} />
      <Button>Sau</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    copy.mockClear();
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Lên trên')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(button('Hình ảnh')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button('Thêm thao tác')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Lên trên')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(button('Xóa')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(copy).toHaveBeenCalledOnce();
    // A simulated Tab starts from the element of the keydown, a browser's from the focus afterwards: test from the ends.
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(button('Sau')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Thêm thao tác')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab({ shift: true });
    await expect(button('Trước')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Lên trên')).toHaveFocus();
  },
};

export const WithAMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hoàn tác' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm thao tác' })).toHaveFocus());
  },
};

export const OnAPhone: Story = { ...Groups, globals: { viewport: { value: 'phone' } } };
