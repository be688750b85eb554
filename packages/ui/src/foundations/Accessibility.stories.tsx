import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack/Stack';
import { Section } from './Section';
import { Specimen } from './Specimen';
import * as css from './Specimen.css';

const promises = [
  { name: 'Chữ', value: '4,5 : 1 (7 : 1 khi tương phản cao)' },
  { name: 'Viền và dấu', value: '3 : 1 trên mọi nền' },
  { name: 'Vòng tiêu điểm', value: '2 px, 3 : 1 trên mọi nền' },
  { name: 'Màu không đứng một mình', value: 'luôn có chữ, biểu tượng hoặc họa tiết' },
  { name: 'Màu do hệ điều hành', value: 'viền thay cho nền, Highlight thay cho màu chọn' },
  { name: 'Không tên không dịch được', value: 'trường và nút thiếu tên là lỗi biên dịch' },
  { name: 'Một điểm dừng', value: 'bảng, cây, thanh công cụ, biểu đồ: Tab vào, mũi tên đi tiếp' },
] as const;

const meta = {
  title: 'Foundations/Accessibility',
  parameters: {
    docs: {
      description: {
        component:
          'What every part promises. Each story is played by role and name, and a violation that axe finds fails it; the contrast of every pair is a test of its own (Foundations/Colour).',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promises: Story = {
  render: () => (
    <Stack gap="xl">
      <Section title="Lời hứa của mỗi thành phần">
        <div>
          {promises.map(({ name, value }) => (
            <Specimen key={name} name={name} value="">
              {value}
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Mục tiêu" words="Ít nhất 24 px với con trỏ, 44 px với ngón tay.">
        <div className={css.targets}>
          <span className={css.target24}>24</span>
          <span className={css.target44}>44</span>
        </div>
      </Section>
      <Section title="Tiêu điểm" words="Vòng chỉ hiện khi dùng bàn phím và không bao giờ bị che.">
        <div>
          <span className={css.focused}>Vào học</span>
        </div>
      </Section>
    </Stack>
  ),
};

export const Phone: Story = { ...Promises, globals: { viewport: { value: 'phone' } } };
