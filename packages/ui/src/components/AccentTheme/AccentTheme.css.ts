import { globalStyle, style } from '@vanilla-extract/css';
import { accentPaths } from '../../tokens/deriveAccent';
import { themeNames, type ThemeName } from '../../tokens/themes';
import { variableName } from '../../tokens/variableName';
import { accentVariable } from './accentVariable';

/** The wrapper has no box of its own. */
export const inside = style({ display: 'contents' });

function take(theme: ThemeName) {
  return Object.fromEntries(
    accentPaths.map((path) => [`--${variableName(path)}`, `var(${accentVariable(theme, path)})`]),
  );
}

const accent = '[data-accent]';

globalStyle(`${accent}${accent}`, { vars: take('light') });
globalStyle(`:root:not([data-theme]) ${accent}, :root${accent}:not([data-theme])`, {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: take('dark') },
    '(prefers-contrast: more)': { vars: take('contrast') },
    '(prefers-contrast: more) and (prefers-color-scheme: dark)': { vars: take('contrastDark') },
  },
});

// The theme of an ancestor, the theme on the same element, and themes of descendants.
for (const theme of themeNames) {
  const around = `[data-theme="${theme}"]`;
  const nearer = `${around} [data-theme]:not(${around}) *`;
  globalStyle(`${around} ${accent}:not(${nearer}), ${accent}${around}, ${accent} ${around}`, {
    vars: take(theme),
  });
}
