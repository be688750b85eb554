import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/Card/Card';
import { Text } from '../components/Text/Text';
import { Box } from './Box/Box';
import { Columns } from './Columns/Columns';
import { Inline } from './Inline/Inline';
import { PageFrame } from './PageFrame/PageFrame';
import { Stack } from './Stack/Stack';

/** Spacing belongs to layouts, never to components: a component has no outer margin. */
const meta = { title: 'Layout/Layouts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Một', 'Hai', 'Ba', 'Bốn'].map((word) => (
  <Box key={word} padding="m" ground="surface" border radius="m">
    <Text>{word}</Text>
  </Box>
));

export const Stacks: Story = { render: () => <Stack gap="s">{boxes}</Stack> };
export const Inlines: Story = { render: () => <Inline gap="s">{boxes}</Inline> };
export const InColumns: Story = { render: () => <Columns gap="s">{boxes}</Columns> };
export const AsideEnd: Story = {
  render: () => (
    <PageFrame>
      <Columns division="asideEnd" gap="l">
        <Card title="Nội dung">Câu hỏi của đề thi.</Card>
        <Card title="Bên cạnh">Danh mục câu hỏi.</Card>
      </Columns>
    </PageFrame>
  ),
};
export const AsideOnAPhone: Story = { ...AsideEnd, globals: { viewport: { value: 'phone' } } };
