import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Text } from '../Text/Text';
import { Kbd } from './Kbd';

const meta = {
  title: 'Display/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'S'] },
  parameters: {
    docs: {
      description: {
        component: `
Keys that can be pressed, as they stand on the keyboard.

**When to use.** In help and hints about the keyboard.

**When not.** Code or names of files: plain text. What a button does: its own words.

**Keyboard.** It names keys and listens to none.`,
      },
    },
  },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl').parentElement).toHaveTextContent('Ctrl+S');
  },
};

export const One: Story = { args: { keys: ['Esc'] } };

export const InText: Story = {
  render: () => (
    <Stack gap="m">
      <Text>
        Nhấn <Kbd keys={['Ctrl', 'Enter']} /> để gửi câu trả lời, <Kbd keys={['Esc']} /> để đóng.
      </Text>
      <DescriptionList
        items={[
          { term: 'Câu sau', details: <Kbd keys={['→']} /> },
          { term: 'Đánh dấu câu', details: <Kbd keys={['F']} /> },
          { term: 'Tìm kiếm', details: <Kbd keys={['Ctrl', 'Shift', 'K']} /> },
        ]}
      />
    </Stack>
  ),
};

export const OnAPhone: Story = { ...InText, globals: { viewport: { value: 'phone' } } };
