import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccentTheme } from '../components/AccentTheme/AccentTheme';
import { Stack } from '../layout/Stack/Stack';
import { ThemeSample } from './ThemeSample';
import { ThemeWall } from './ThemeWall';
import * as css from './ThemeStage.css';

const meta = {
  title: 'Foundations/Themes',
  parameters: {
    docs: {
      description: {
        component:
          'Light, dark, high contrast, and the accent of a unit (`AccentTheme`) over each of them. `data-theme` on any element sets one; without it the system of the person decides.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourThemes: Story = {
  render: () => (
    <Stack gap="m">
      <ThemeWall />
      <AccentTheme color="#7a1fa2">
        <ThemeWall suffix=", màu của đơn vị" />
      </AccentTheme>
    </Stack>
  ),
};

export const Phone: Story = {
  render: () => (
    <section className={css.stage} aria-label="Giao diện đang chọn">
      <ThemeSample name="Giao diện đang chọn" />
    </section>
  ),
  globals: { viewport: { value: 'phone' } },
};
