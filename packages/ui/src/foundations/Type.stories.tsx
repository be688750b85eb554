import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Card } from '../components/Card/Card';
import { Drawer } from '../components/Drawer/Drawer';
import { Heading } from '../components/Heading/Heading';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { Text, textWeights } from '../components/Text/Text';
import { TextField } from '../components/TextField/TextField';
import { tabular, textSize } from '../css/text.css';
import { Stack } from '../layout/Stack/Stack';
import { classes } from '../private/classes';
import { fontSizes, fontWeights, lineHeights, type FontSize } from '../tokens/scales';
import { Section } from './Section';
import { Specimen } from './Specimen';
import * as css from './Specimen.css';

const marks = 'Ễ Ậ Ẩ Ộ Ữ ỵ';
const pangram = 'Nguyễn Ẩn, Đỗ Ậu và Ễnh Ương cùng ngắm những bông sen trắng giữa đầm Bạch Thủy.';
const sizes = Object.keys(fontSizes).filter((key): key is FontSize => key in fontSizes);

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Be Vietnam Pro, hosted by us with its Vietnamese letters; its digits come from Inter, because its own have no tabular form. Lines are high enough that the marks of two lines (ễ over Ậ) never touch: at least 1.5 for text, 1.3 for headings.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <div>
      {[...sizes].reverse().map((size) => (
        <Specimen key={size} name={size} value={`${pixels(fontSizes[size])} / ${pixels(lineHeights[size])}`}>
          <span className={textSize[size]}>{marks} Học viên Ẩn Ngọc</span>
        </Specimen>
      ))}
    </div>
  ),
};

/** Titles have three sizes, whatever renders them; the label of a field and the text under them have one each. */
export const Ladder: Story = {
  render: () => (
    <Stack gap="l">
      <PageHeader title="Thêm đề thi" />
      <Heading level={2}>Nội dung</Heading>
      <Card title="Thông tin chung">
        <Heading level={3}>Công bố kết quả</Heading>
        <TextField label="Tên đề thi" value="" onChange={() => undefined} />
        <RadioGroup
          label="Hình thức"
          value="online"
          options={[{ value: 'online', label: 'Trực tuyến' }]}
          onChange={() => undefined}
        />
        <Text>Đề thi gồm các phần, mỗi phần có các câu hỏi.</Text>
      </Card>
      <Drawer open title="Bộ lọc" onClose={() => undefined}>
        {null}
      </Drawer>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const look = (element: Element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return `${fontSize} ${fontWeight}`;
    };
    const title = (name: string) => look(canvas.getByText(name, { selector: 'h1, h2, h3' }));
    await expect(look(await screen.findByRole('heading', { name: 'Bộ lọc' }))).toBe('20px 600');
    const size = window.matchMedia('(min-width: 48rem)').matches ? 28 : 24;
    await expect(title('Thêm đề thi')).toBe(`${size}px 700`);
    await expect(title('Nội dung')).toBe('20px 600');
    await expect(title('Thông tin chung')).toBe('20px 600');
    await expect(title('Công bố kết quả')).toBe('16px 600');
    await expect(look(canvas.getByText('Tên đề thi'))).toBe('14px 500');
    await expect(look(canvas.getByText('Hình thức'))).toBe('14px 500');
    await expect(look(canvas.getByText(/^Đề thi gồm/))).toMatch(/^1[56]px 400$/);
  },
};

export const Lines: Story = {
  render: () => (
    <Stack gap="xl">
      {sizes.map((size) => (
        <Stack key={size} gap="xs">
          <span className={css.overline}>
            {size}, {pixels(lineHeights[size])}
          </span>
          <p className={classes(textSize[size], css.lines)}>
            {pangram} {marks} {pangram} {marks} {pangram}
          </p>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <div>
      {textWeights.map((weight) => (
        <Specimen key={weight} name={weight} value={fontWeights[weight]}>
          <Text weight={weight} size="large">
            {pangram}
          </Text>
        </Specimen>
      ))}
    </div>
  ),
};

/** Each digit is as wide as every other, in every weight, and so are times that only differ in digits. */
export const Figures: Story = {
  render: () => (
    <Section
      title="Chữ số cùng bề rộng"
      words="Trong bảng, đồng hồ và điểm số, mỗi chữ số rộng như nhau để các hàng thẳng cột."
    >
      <div>
        {['1.111,10', '9.876,54', '21/11/2026', '08:45:07'].map((value) => (
          <Specimen key={value} name={value} value="tabular-nums">
            <span className={classes(textSize.title, tabular)}>{value}</span>
          </Specimen>
        ))}
      </div>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const widthOf = (text: string, weight: string) => {
      const line = document.createElement('span');
      line.className = classes(textSize.title, tabular);
      line.style.fontWeight = weight;
      line.textContent = text;
      canvasElement.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    for (const weight of textWeights.map((name) => fontWeights[name])) {
      await document.fonts.load(`${weight} 20px 'Sen Figures'`, '0');
      const digits = [...'0123456789'].map((digit) => widthOf(digit.repeat(20), weight));
      await expect(Math.max(...digits) - Math.min(...digits)).toBeLessThan(0.1);
      await expect(Math.abs(widthOf('11:11:11', weight) - widthOf('08:36:59', weight))).toBeLessThan(0.1);
    }
  },
};

export const OnAPhone: Story = { ...Scale, globals: { viewport: { value: 'phone' } } };

function pixels(rem: string): string {
  return `${Number.parseFloat(rem) * 16} px`;
}
