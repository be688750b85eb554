import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/Stack/Stack';
import { chartColorNames, chartColors } from '../tokens/chartColors';
import { contrast } from '../tokens/contrast';
import { colorPairs, colorsOf, exempt, needed } from '../tokens/pairs';
import { neutralColors } from '../tokens/theme';
import { themeNames, themes, type ThemeName } from '../tokens/themes';
import { tones } from '../tokens/tones';
import { Section } from './Section';
import * as css from './Specimen.css';

const themeWords = {
  light: 'Sáng',
  dark: 'Tối',
  contrast: 'Tương phản cao',
  contrastDark: 'Tương phản cao, tối',
} as const satisfies Record<ThemeName, string>;
const toneWords = {
  neutral: 'Trung tính: không nói gì thêm',
  accent: 'Lá sen: việc người dùng làm',
  attention: 'Hồng sen: cần người xem ngay, dùng dè dặt',
  waiting: 'Hổ phách: đang chờ',
  danger: 'Đỏ: mất mát và lỗi, không dùng cho việc khác',
  success: 'Xanh lá: đã xong',
  info: 'Xanh dương: điều nên biết',
} as const;

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'A name says what a colour is for, never which it is. Made in OKLCH. `tokens/pairs.ts` lists every pair that parts use, and a test holds each against WCAG AA in every theme.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutrals: Story = {
  render: () => (
    <Themes>
      {(theme) =>
        neutralColors.map((name) => (
          <Swatch
            key={name}
            name={name}
            color={themes[theme].color[name]}
            ground={themes[theme].color.surface}
          />
        ))
      }
    </Themes>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xxl">
      {tones.map((tone) => (
        <Section key={tone} title={tone} words={toneWords[tone]}>
          <Themes>
            {(theme) => {
              const { solid, solidHover, solidPressed, onSolid, soft, softHover, text, border } =
                themes[theme].tone[tone];
              return (
                <>
                  <Letters name="solid" ground={solid} ink={onSolid} />
                  <Letters name="solidHover" ground={solidHover} ink={onSolid} />
                  <Letters name="solidPressed" ground={solidPressed} ink={onSolid} />
                  <Letters name="soft" ground={soft} ink={text} />
                  <Letters name="softHover" ground={softHover} ink={text} />
                  <Letters name="text" ground={themes[theme].color.surface} ink={text} />
                  <Swatch name="border" color={border} ground={themes[theme].color.surface} />
                </>
              );
            }}
          </Themes>
        </Section>
      ))}
    </Stack>
  ),
};

export const Charts: Story = {
  render: () => (
    <Themes>
      {(theme) =>
        chartColorNames.map((name) => (
          <Swatch
            key={name}
            name={name}
            color={chartColors[theme][name]}
            ground={themes[theme].color.surface}
          />
        ))
      }
    </Themes>
  ),
};

export const Pairs: Story = {
  render: () => (
    <Section
      title="Các cặp màu"
      words={`${colorPairs.length} cặp được đo trong mỗi giao diện; ${exempt.length} cặp được miễn, kèm lý do.`}
    >
      <div>
        {colorPairs.map((pair) => (
          <div key={`${pair.over} ${pair.on} ${pair.measure}`} className={css.row}>
            <span className={css.rowName}>
              {pair.over} / {pair.on}
            </span>
            <span className={css.rowValue}>{pair.where}</span>
            <span className={css.rowValue}>
              {themeNames.map((theme) => figure(theme, pair.over, pair.on)).join(' · ')} (≥{' '}
              {needed(pair.measure, 'light')})
            </span>
          </div>
        ))}
        {exempt.map(({ over, on, why }) => (
          <div key={`${over} ${on}`} className={css.row}>
            <span className={css.rowName}>
              {over} / {on}
            </span>
            <span className={css.rowValue}>{why}</span>
            <span className={css.rowValue}>
              {themeNames.map((theme) => figure(theme, over, on)).join(' · ')}
            </span>
          </div>
        ))}
      </div>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Các cặp màu' })).toBeVisible();
  },
};

export const Phone: Story = { ...Neutrals, globals: { viewport: { value: 'phone' } } };

function figure(
  theme: ThemeName,
  over: (typeof colorPairs)[number]['over'],
  on: (typeof colorPairs)[number]['on'],
) {
  const colors = colorsOf(theme);
  return contrast(colors.get(over) ?? '', colors.get(on) ?? '').toFixed(1);
}

function Themes({ children }: { children: (theme: ThemeName) => ReactNode }) {
  return themeNames.map((theme) => (
    <div key={theme} data-theme={theme} className={css.theme}>
      <Stack gap="m">
        <span className={css.overline}>{themeWords[theme]}</span>
        <div className={css.swatches}>{children(theme)}</div>
      </Stack>
    </div>
  ));
}

function Swatch({ name, color, ground }: { name: string; color: string; ground: string }) {
  const opaque = !color.includes('/');
  return (
    <div className={css.swatch}>
      <div className={css.sample} style={{ background: color }} />
      <div>
        <div className={css.rowName}>{name}</div>
        <div className={css.rowValue}>{color.replace('oklch', '').slice(1, -1)}</div>
        <div className={css.rowValue}>
          {opaque ? `${contrast(color, ground).toFixed(1)} : 1 / surface` : 'trong suốt'}
        </div>
      </div>
    </div>
  );
}

function Letters({ name, ground, ink }: { name: string; ground: string; ink: string }) {
  return (
    <div className={css.swatch}>
      <div className={css.sample} style={{ background: ground, color: ink }}>
        <div className={css.letters} style={{ blockSize: '100%' }}>
          Ễ Ậ ỵ
        </div>
      </div>
      <div>
        <div className={css.rowName}>{name}</div>
        <div className={css.rowValue}>{contrast(ground, ink).toFixed(1)} : 1</div>
      </div>
    </div>
  );
}
