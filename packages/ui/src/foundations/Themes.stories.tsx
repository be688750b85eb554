import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
          'Light, dark, high contrast (light and dark), and the accent of a unit (`AccentTheme`) over each of them. `data-theme` on any element sets one; without it the system of the person decides.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllThemes: Story = {
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

/** The colour schemes that the page takes from the system, by what the person asks of it; a later one wins. */
function schemesOfSystem(): [condition: string, scheme: string][] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule] : []))
    .flatMap(({ conditionText, cssRules }) =>
      [...cssRules].flatMap((rule): [string, string][] =>
        rule instanceof CSSStyleRule &&
        rule.selectorText === ':root:not([data-theme])' &&
        rule.style.colorScheme !== ''
          ? [[conditionText, rule.style.colorScheme]]
          : [],
      ),
    );
}

/** Whoever asks for more contrast as well as for dark colours gets both. */
export const OfTheSystem: Story = {
  ...Phone,
  play: async () => {
    await expect(schemesOfSystem()).toEqual([
      ['(prefers-color-scheme: dark)', 'dark'],
      ['(prefers-contrast: more)', 'light'],
      ['(prefers-contrast: more) and (prefers-color-scheme: dark)', 'dark'],
    ]);
  },
};
