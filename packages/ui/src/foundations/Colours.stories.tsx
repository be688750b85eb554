import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../layout/Columns/Columns';
import { Inline } from '../layout/Inline/Inline';
import { Stack } from '../layout/Stack/Stack';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { Heading } from '../components/Heading/Heading';
import { Text } from '../components/Text/Text';
import { neutralColors } from '../tokens/themes';
import { toneParts, tones } from '../tokens/tones';
import { vars } from '../tokens/vars.css';
import * as css from './Colours.css';

/** What the colours mean. `packages/ui/src/tokens/contrast.test.ts` proves that every pair can be read. */
const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap="l">
      {tones.map((tone) => (
        <Stack key={tone} gap="xs">
          <Heading level={2} size="body">
            {tone}
          </Heading>
          <Inline gap="xs">
            {toneParts.map((part) => (
              <Swatch key={part} name={part} color={vars.tone[tone][part]} />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Neutrals: Story = {
  render: () => (
    <Columns division="narrow" gap="m">
      {neutralColors.map((name) => (
        <Swatch key={name} name={name} color={vars.color[name]} />
      ))}
    </Columns>
  ),
};

export const Themes: Story = {
  render: () => (
    <Columns gap="m">
      {['light', 'dark', 'contrast'].map((theme) => (
        <div key={theme} data-theme={theme} className={css.stage}>
          <Stack gap="m">
            <Heading level={2}>Ngân hàng câu hỏi</Heading>
            <Text tone="muted">Ước mơ ẩn sau những trang sách, ngỡ ngàng và quyến luyến.</Text>
            <Inline>
              <Button variant="primary">Tạo đề thi</Button>
              <Button>Hủy</Button>
            </Inline>
            <Inline>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
            </Inline>
          </Stack>
        </div>
      ))}
    </Columns>
  ),
};

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <Stack gap="xxs" as="span">
      <span className={css.swatch} style={{ background: color }} />
      <Text size="caption" tone="muted" as="span">
        {name}
      </Text>
    </Stack>
  );
}
