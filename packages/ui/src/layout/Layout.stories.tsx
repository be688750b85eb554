import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { NumberField } from '../components/NumberField/NumberField';
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
/** A button without a visible box begins with its text at the edge of the page; others begin with their box. */
export const QuietStart: Story = {
  render: () => (
    <Stack gap="s">
      <span>Bài thi của tôi</span>
      <Inline>
        <Button variant="quiet">Về lớp học</Button>
        <Button variant="quiet">Gửi lại</Button>
      </Inline>
      <Inline justify="between">
        <Button variant="neutral" size="small">
          Quay lại
        </Button>
        <Button>Tiếp tục</Button>
      </Inline>
      <Inline>
        <Button>Lưu</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const leftOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().left;
    };
    const edge = leftOf('Bài thi của tôi');
    await expect(Math.abs(leftOf('Về lớp học') - edge)).toBeLessThan(1);
    await expect(Math.abs(leftOf('Quay lại') - edge)).toBeLessThan(1);
    await expect(canvas.getByRole('button', { name: 'Lưu' }).getBoundingClientRect().left).toBe(edge);
  },
};
export const InColumns: Story = { render: () => <Columns gap="s">{boxes}</Columns> };
/** A single card keeps the measure that it has among others. */
export const SingleCard: Story = {
  render: () => (
    <div style={{ inlineSize: '60rem' }}>
      <Columns division="cards">
        <Card title="Giao tiếp nơi công sở">Bốn buổi học.</Card>
      </Columns>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByText('Giao tiếp nơi công sở').closest('article');
    if (card && innerWidth >= 960) await expect(card.offsetWidth).toBeLessThan(360);
  },
};
/** The controls of a row of fields are on one line, also where a label takes two. */
export const Fields: Story = {
  render: () => (
    <div style={{ maxInlineSize: '34rem' }}>
      <Columns division="narrow" gap="s">
        <NumberField label="Số câu" description="Từ 1 đến 100." />
        <NumberField label="Trừ điểm mỗi lần làm lại của học viên trong lớp" required />
        <NumberField label="Số lần làm lại" error="Trường này là bắt buộc!" />
      </Columns>
    </div>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
    const [first] = fields;
    for (const { top, left } of fields) if (left !== first?.left) await expect(top).toBe(first?.top);
    const label = canvas.getByText('Số câu').getBoundingClientRect();
    await expect((first?.top ?? 0) - label.bottom).toBeLessThan(10);
  },
};
export const FieldsOnAPhone: Story = { ...Fields, globals: { viewport: { value: 'phone' } } };
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
