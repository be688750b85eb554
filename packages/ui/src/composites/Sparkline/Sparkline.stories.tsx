import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { Text } from '../../components/Text/Text';
import { Columns } from '../../layout/Columns/Columns';
import { Inline } from '../../layout/Inline/Inline';
import { Sparkline } from './Sparkline';

const meta = {
  title: 'Composites/Sparkline',
  component: Sparkline,
  args: { label: 'Học viên theo tháng', values: [64, 82, 128, 97, 141, 133, 158, 171], unit: 'học viên' },
  parameters: {
    docs: {
      description: {
        component: `A trend as large as a word, beside the figure that it belongs to.

**When to use** in a cell of a table or beside a figure on a card.

**When not** where single figures are to be read: take \`LineChart\`.

**Keyboard** none: it is a picture with a name.

**Announcements** 'Học viên theo tháng: từ 64 học viên đến 171 học viên, thấp nhất 64, cao nhất 171'.

**Limits** the axis runs from the least to the greatest figure, so two sparklines cannot be compared in height.`,
      },
    },
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^Học viên theo tháng: từ 64 học viên đến 171 học viên/ }),
    ).toBeVisible();
  },
};

export const OnCards: Story = {
  render: () => (
    <Columns division="narrow">
      {cards.map(({ label, figure, values }) => (
        <Card key={label} title={label} level={3}>
          <Inline justify="between" wrap={false}>
            <Text size="display" weight="semibold" tabular as="span">
              {figure}
            </Text>
            <Sparkline label={label} values={values} />
          </Inline>
        </Card>
      ))}
    </Columns>
  ),
};

export const Level: Story = { args: { values: [5, 5, 5, 5] } };
export const WithGaps: Story = { args: { values: [3, 5, null, null, 8, 2, 6] } };
export const OneDatum: Story = { args: { values: [12] } };
export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
  },
};
export const Phone: Story = { ...OnCards, globals: { viewport: { value: 'phone' } } };

const cards = [
  { label: 'Học viên mới', figure: '171', values: [64, 82, 128, 97, 141, 133, 158, 171] },
  { label: 'Bài chờ chấm', figure: '38', values: [81, 77, 90, 62, 55, 49, 44, 38] },
  { label: 'Điểm trung bình', figure: '7,8', values: [7.1, 7.4, 7.2, 7.6, 7.5, 7.9, 7.7, 7.8] },
];
