import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../layout/Columns/Columns';
import { Stack } from '../layout/Stack/Stack';
import { media } from '../css/media';
import { layers } from '../tokens/scales';
import { Section } from './Section';
import { Specimen } from './Specimen';
import * as css from './Specimen.css';

const heights = [
  { name: 'low', words: 'Thẻ, nút nổi nhẹ' },
  { name: 'middle', words: 'Trình đơn, chú thích, khung chọn' },
  { name: 'high', words: 'Hộp thoại' },
] as const;

const queries = {
  tablet: 'Từ 768 px: hai cột, thanh công cụ một dòng',
  desktop: 'Từ 1024 px: trình đơn bên luôn mở',
  wide: 'Từ 1440 px: bảng rộng, ba cột',
  touch: 'Ngón tay: mục tiêu cao ít nhất 44 px',
  hover: 'Có con trỏ: mới có trạng thái rê chuột',
  still: 'Người dùng muốn ít chuyển động',
  forced: 'Màu do hệ điều hành áp đặt',
  print: 'In ra giấy',
} as const satisfies Record<keyof typeof media, string>;

const layerWords = {
  sticky: 'Đầu bảng, thanh trên',
  drawer: 'Ngăn kéo trên điện thoại',
  overlay: 'Hộp thoại và nền mờ',
  popover: 'Trình đơn và khung chọn',
  toast: 'Thông báo ngắn',
  tooltip: 'Chú thích',
} as const satisfies Record<keyof typeof layers, string>;

const meta = {
  title: 'Foundations/Depth and breakpoints',
  parameters: {
    docs: {
      description: {
        component:
          'Three heights, six layers, and the widths at which a page changes. 360 px comes first: a look without a query is the one of a phone. In high contrast and forced colours edges take the place of shadows.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elevation: Story = {
  render: () => (
    <Columns division="narrow" gap="xl">
      {heights.map(({ name, words }) => (
        <Stack key={name} gap="m">
          <div className={css.level[name]}>{name}</div>
          <span className={css.overline}>{words}</span>
        </Stack>
      ))}
    </Columns>
  ),
};

export const Layers: Story = {
  render: () => (
    <Section title="Các lớp" words="Lớp sau nằm trên lớp trước; không thành phần nào tự đặt số.">
      <div>
        {Object.entries(layerWords).map(([name, words]) => (
          <Specimen key={name} name={name} value={`z-index ${layers[name as keyof typeof layers]}`}>
            {words}
          </Specimen>
        ))}
      </div>
    </Section>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Section title="Điểm ngắt" words="Mỗi giao diện bắt đầu từ 360 px và mở rộng dần.">
      <div>
        {Object.entries(queries).map(([name, words]) => (
          <Specimen key={name} name={name} value={media[name as keyof typeof media]}>
            {words}
          </Specimen>
        ))}
      </div>
    </Section>
  ),
};

export const Phone: Story = { ...Breakpoints, globals: { viewport: { value: 'phone' } } };
