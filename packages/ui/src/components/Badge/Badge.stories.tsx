import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { tones } from '../../tokens/tones';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Badge, badgeWeights } from './Badge';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Tự luận' },
  parameters: {
    docs: {
      description: {
        component: `
A short word about a thing: its kind, a count.

**When to use.** Beside a title, on a tab, in a cell.

**When not.** A state in a list: \`StatusBadge\`, which is calmer. Something to press: \`Button\`.

**Keyboard.** None; it is read as text.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  neutral: 'Nháp',
  accent: 'Đang mở',
  attention: 'Chờ bạn chấm',
  waiting: 'Chưa đến giờ',
  danger: 'Quá hạn',
  success: 'Đạt',
  info: 'Mới',
};

export const Tones: Story = {
  render: () => (
    <Stack gap="m">
      {badgeWeights.map((weight) => (
        <Inline key={weight}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} weight={weight}>
              {words[tone]}
            </Badge>
          ))}
        </Inline>
      ))}
      <Inline gap="l">
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {words[tone]}
          </StatusBadge>
        ))}
      </Inline>
    </Stack>
  ),
};
