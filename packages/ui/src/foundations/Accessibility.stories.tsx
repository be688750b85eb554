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
        component: `What every part promises, and how it is checked.

Each story is played by role and name, and a violation that axe finds fails it; the contrast of every pair is a test of its own (Foundations/Colour). Two suites go beyond a part's own stories (\`npm run conformance\`, part of \`npm test\`):

**For every part**, its first story and its states:

| Promise | How it is seen |
| --- | --- |
| Names | The browser's own computed name of all that can be pressed or filled in; it holds the label that is seen; a wrong field says why |
| Focus | A picture with the focus and one without differ by 3 : 1, in the page's colours and in forced ones |
| Targets | 24 × 24, or room for a circle of 24 around (WCAG 2.5.8); a smaller box counts as its cell only if a press at the cell's edge works |
| Without a pointer | What can be pressed is reached by Tab or by the keys of its pattern |
| Disabled, read-only | A press changes nothing; typing changes nothing; what is read-only can be reached |
| Reduced motion, 200 % zoom, right to left | Nothing moves, nothing runs out of the page |
| Forms | Sending leads to the first field that is wrong |

**For each pattern** of the [ARIA Authoring Practices](https://www.w3.org/WAI/ARIA/apg/patterns/) – dialog, menu, tabs, combobox, listbox, grid, tree – its whole contract by mouse, by keyboard with every key, and by touch at 360 px, for each part that has the pattern.`,
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
