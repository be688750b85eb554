import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Heading, headingLevels, headingSizes } from './Heading';

const meta = {
  title: 'Display/Heading',
  component: Heading,
  args: { level: 2, children: 'Kết quả kiểm tra giữa kỳ' },
  parameters: {
    docs: {
      description: {
        component: `
A title in the outline of the page. The level says its place, the size its looks.

**When to use.** Parts of a page, in order, without leaving out a level.

**When not.** The title of a page: \`PageHeader\`. Words that are only larger: \`Text\`.

**Keyboard.** None; readers go from heading to heading by their own keys.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack gap="m">
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Cấp {level}: Ẩm thực Huế và những điều cần nhớ
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Cấp 1/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(4);
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="m">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Kỹ năng sơ cứu: Nguyễn Hữu Ẩn ({size})
        </Heading>
      ))}
    </Stack>
  ),
};

export const OnAPhone: Story = {
  args: { level: 1, children: 'Bồi dưỡng nghiệp vụ an toàn, vệ sinh lao động cho người quản lý' },
  globals: { viewport: { value: 'phone' } },
};
