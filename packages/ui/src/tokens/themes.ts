import { contrastDarkTheme } from './contrastDarkTheme';
import { contrastTheme } from './contrastTheme';
import { darkTheme } from './darkTheme';
import { lightTheme } from './lightTheme';
import type { Theme } from './theme';

export const themeNames = ['light', 'dark', 'contrast', 'contrastDark'] as const;
export type ThemeName = (typeof themeNames)[number];

export const themes = {
  light: lightTheme,
  dark: darkTheme,
  contrast: contrastTheme,
  contrastDark: contrastDarkTheme,
} as const satisfies Record<ThemeName, Theme>;
