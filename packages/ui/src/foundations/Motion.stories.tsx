import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { Icon } from '../components/Icon/Icon';
import { RetryIcon } from '../icons';
import { Stack } from '../layout/Stack/Stack';
import { classes } from '../private/classes';
import { durations, easings } from '../tokens/scales';
import { Section } from './Section';
import { Specimen } from './Specimen';
import * as css from './Specimen.css';

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Motion shows where something came from, in less than 200 ms. Where a person asked for less motion every duration is 0 ms: things are simply there.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const quick = ['quick', 'calm', 'slow'] as const;
const ways = ['out', 'inOut'] as const;
const words = {
  quick: 'Rê chuột, nhấn',
  calm: 'Trình đơn, công tắc',
  slow: 'Hộp thoại, ngăn kéo',
} as const;

export const DurationsAndEasings: Story = { render: () => <Moving /> };
export const Phone: Story = { ...DurationsAndEasings, globals: { viewport: { value: 'phone' } } };

function Moving() {
  const [turn, setTurn] = useState(0);
  return (
    <Stack gap="xl">
      <Section title="Thời lượng" words="Khi người dùng chọn giảm chuyển động, cả ba đều là 0 ms.">
        <div>
          {quick.map((name) => (
            <Specimen key={name} name={name} value={`${durations[name]} · ${words[name]}`}>
              <div className={css.track}>
                <div key={turn} className={classes(css.runner, css.runFor[name])} />
              </div>
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Nhịp" words="Vẽ chậm lại còn 900 ms để thấy được đường đi.">
        <div>
          {ways.map((name) => (
            <Specimen key={name} name={name} value={easings[name]}>
              <div className={css.track}>
                <div key={turn} className={classes(css.runner, css.run[name])} />
              </div>
            </Specimen>
          ))}
        </div>
      </Section>
      <div>
        <Button icon={<Icon of={RetryIcon} />} onPress={() => setTurn(turn + 1)}>
          Chạy lại
        </Button>
      </div>
    </Stack>
  );
}
