import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { TextField } from '../components/TextField/TextField';
import { Columns } from '../layout/Columns/Columns';
import { Inline } from '../layout/Inline/Inline';
import { Stack } from '../layout/Stack/Stack';
import { densities, densityNames } from '../tokens/densities';
import { measures, radii, spaces } from '../tokens/scales';
import { Section } from './Section';
import { Specimen } from './Specimen';
import * as css from './Specimen.css';

const densityWords = {
  comfortable: 'Thoáng: cho người học',
  compact: 'Gọn: cho người quản lý danh sách dài',
} as const;

const meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      description: {
        component:
          'A rhythm of 4 px. Layout props name a step (`gap="m"`), never a number of pixels. Two densities change controls and rows, not the steps; on touch no control is lower than 44 px.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spacing: Story = {
  render: () => (
    <div>
      {entries(spaces).map(([name, value]) => (
        <Specimen key={name} name={name} value={`${Number.parseFloat(value) * 16} px`}>
          <div className={css.bar} style={{ inlineSize: value }} />
        </Specimen>
      ))}
    </div>
  ),
};

export const Densities: Story = {
  render: () => (
    <Columns division="halves" gap="l">
      {densityNames.map((density) => (
        <div key={density} data-density={density}>
          <Section title={densityWords[density]}>
            <Card title="Lớp An toàn lao động 07" level={3}>
              <Stack gap="m">
                <TextField label="Giảng viên" defaultValue="Đỗ Thị Ẩn" />
                <Inline>
                  <Button variant="primary">Lưu</Button>
                  <Button size="small">Hủy</Button>
                </Inline>
              </Stack>
            </Card>
            <div>
              {entries(densities[density]).map(([name, value]) => (
                <Specimen key={name} name={name} value={`${Number.parseFloat(value) * 16} px`} />
              ))}
            </div>
          </Section>
        </div>
      ))}
    </Columns>
  ),
};

export const Radius: Story = {
  render: () => (
    <div>
      {entries(radii).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <div className={css.corner[name]} />
        </Specimen>
      ))}
    </div>
  ),
};

export const Measures: Story = {
  render: () => (
    <div>
      {entries(measures).map(([name, value]) => (
        <Specimen key={name} name={name} value={`${Number.parseFloat(value) * 16} px`}>
          <div className={css.bar} style={{ inlineSize: value, maxInlineSize: '100%' }} />
        </Specimen>
      ))}
    </div>
  ),
};

export const Phone: Story = { ...Densities, globals: { viewport: { value: 'phone' } } };

function entries<Key extends string>(scale: Record<Key, string>): [Key, string][] {
  return Object.entries<string>(scale).filter((entry): entry is [Key, string] => entry[0] in scale);
}
