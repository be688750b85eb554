import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack/Stack';
import { Heading, headingSizes } from '../components/Heading/Heading';
import { Text, textWeights } from '../components/Text/Text';
import { fontSizes, type FontSize } from '../tokens/scales';

const pangram = 'Nguyễn Ẩn, Đỗ Ậu và Ễnh Ương cùng ngắm những bông sen trắng giữa đầm Bạch Thủy.';
const sizes = Object.keys(fontSizes).filter((key): key is FontSize => key in fontSizes);

/** Be Vietnam Pro. Lines are high enough that the marks of two lines (ễ over Ậ) never touch. */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <Stack gap="m">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: {pangram}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack gap="m">
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {pangram} {pangram} {pangram}
        </Text>
      ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {pangram}
        </Text>
      ))}
    </Stack>
  ),
};

export const OnAPhone: Story = { ...Headings, globals: { viewport: { value: 'phone' } } };
