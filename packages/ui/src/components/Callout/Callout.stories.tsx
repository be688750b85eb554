import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack';
import { tones } from '../../tokens/tones';
import { Button } from '../Button/Button';
import { Callout } from './Callout';

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { title: 'Đề thi đã bị khóa', children: 'Có học viên đang làm bài nên không sửa được câu hỏi.' },
  parameters: {
    docs: {
      description: {
        component: `
Something to know before one goes on, in its place on the page.

**When to use.** A warning or an explanation that belongs to what stands below or above.

**When not.** It just happened and passes: \`Toast\`. An error of one field: the field's \`error\`. It must be answered: \`ConfirmDialog\`.

**Keyboard.** None of its own; links and buttons inside are reached with Tab.`,
      },
    },
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap="m">
      {tones.map((tone) => (
        <Callout key={tone} tone={tone} title="Đề thi đã bị khóa">
          Có học viên đang làm bài nên không sửa được câu hỏi.
        </Callout>
      ))}
    </Stack>
  ),
};
export const WithActions: Story = {
  args: {
    tone: 'danger',
    title: 'Chưa lưu được lên máy chủ',
    live: true,
    children: 'Bài làm vẫn được giữ trên máy này. Hãy giữ nguyên trang này.',
    actions: <Button size="small">Thử lại ngay</Button>,
  },
};
