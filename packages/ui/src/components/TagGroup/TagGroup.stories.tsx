import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { tones } from '../../tokens/tones';
import { TagGroup, type TagGroupProps } from './TagGroup';

const skills = [
  { id: 'so-cuu', label: 'Sơ cấp cứu' },
  { id: 'an-toan', label: 'An toàn lao động' },
  { id: 'chua-chay', label: 'Phòng cháy chữa cháy' },
  { id: 'bep', label: 'Kỹ năng bếp' },
];

const meta = {
  title: 'Display/TagGroup',
  component: TagGroup,
  args: { label: 'Chủ đề', tags: skills },
  parameters: {
    docs: {
      description: {
        component: `
Short words that belong together, each of which can be taken away.

**When to use**: topics of a course, chosen filters, receivers.

**When not**: a state or a count is a Badge or a StatusBadge; a choice is a Checkbox or a MultiSelect; an action is a Button.

| Key | What it does |
| --- | --- |
| \`Tab\` | enters and leaves the group: one stop |
| \`←\` \`→\` \`Home\` \`End\` | move through the tags |
| \`Delete\` \`Backspace\` | takes the tag away; the focus goes to its neighbour, after the last one to the group |
`,
      },
    },
  },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ tags, onRemove }: Pick<TagGroupProps<string>, 'tags' | 'onRemove'>) {
  const [left, setLeft] = useState(tags);
  return (
    <TagGroup
      label="Chủ đề"
      tags={left}
      onRemove={(id) => {
        onRemove?.(id);
        setLeft((now) => now.filter((tag) => tag.id !== id));
      }}
    />
  );
}

export const Removable: Story = {
  args: { onRemove: fn() },
  render: ({ tags, onRemove }) => <Stateful tags={tags} onRemove={onRemove} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /An toàn lao động/ }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('an-toan');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Phòng cháy chữa cháy' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { onRemove: fn() },
  render: ({ tags, onRemove }) => <Stateful tags={tags} onRemove={onRemove} />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Sơ cấp cứu' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Phòng cháy chữa cháy' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kỹ năng bếp' })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'An toàn lao động' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Delete}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Chủ đề' })).toHaveFocus());
    await expect(canvas.getByText(/Không có dữ liệu\.|No data\./)).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledTimes(4);
  },
};

export const OneStop: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const ReadOnly: Story = {};
export const Empty: Story = { args: { tags: [], empty: 'Chưa có chủ đề.' } };

const words = {
  neutral: 'Bản nháp',
  accent: 'Đang mở',
  attention: 'Chờ bạn chấm',
  waiting: 'Chưa đến giờ',
  danger: 'Quá hạn',
  success: 'Đạt',
  info: 'Mới',
};

export const Tones: Story = {
  args: { onRemove: fn() },
  render: ({ onRemove }) => (
    <Stack gap="m">
      <TagGroup
        label="Trạng thái"
        onRemove={onRemove}
        tags={tones.map((tone) => ({ id: tone, label: words[tone], tone }))}
      />
      <TagGroup
        label="Trạng thái, chỉ đọc"
        tags={tones.map((tone) => ({ id: tone, label: words[tone], tone }))}
      />
    </Stack>
  ),
};

export const LongOnAPhone: Story = {
  args: {
    onRemove: fn(),
    tags: [
      ...skills,
      {
        id: 'dai',
        label:
          'Bồi dưỡng nghiệp vụ phòng ngừa và ứng phó sự cố hóa chất cho người lao động các khu công nghiệp',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
