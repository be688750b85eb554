import { assignVars, globalStyle } from '@vanilla-extract/css';
import { chartColors } from './chartColors';
import { contract } from './contract';
import { densities, densityNames, touchTarget } from './densities';
import { themes, type ThemeName } from './themes';
import { vars } from './vars.css';

const { color: _color, tone: _tone, chart: _chart, shadow: _shadow, density: _density, ...scales } = contract;
const { color, tone, chart, shadow, density, ...scaleVars } = vars;

function paint(name: ThemeName) {
  const theme = themes[name];
  return {
    colorScheme: theme.scheme,
    vars: {
      ...assignVars(color, theme.color),
      ...assignVars(tone, theme.tone),
      ...assignVars(chart, chartColors[name]),
      ...assignVars(shadow, theme.shadow),
    },
  };
}

globalStyle(':root', { vars: assignVars(scaleVars, scales) });
globalStyle(':root, [data-theme="light"]', paint('light'));
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': paint('dark'),
    '(prefers-contrast: more)': paint('contrast'),
    '(prefers-contrast: more) and (prefers-color-scheme: dark)': paint('contrastDark'),
  },
});
globalStyle('[data-theme="dark"]', paint('dark'));
globalStyle('[data-theme="contrast"]', paint('contrast'));
globalStyle('[data-theme="contrastDark"]', paint('contrastDark'));

for (const name of densityNames) {
  const selector =
    name === 'comfortable' ? ':root, [data-density="comfortable"]' : `[data-density="${name}"]`;
  globalStyle(selector, { vars: assignVars(density, densities[name]) });
}

globalStyle(':root, [data-density]', {
  '@media': {
    '(pointer: coarse)': { vars: { [density.control]: touchTarget, [density.controlSmall]: touchTarget } },
  },
});

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.duration.quick]: '0ms', [vars.duration.calm]: '0ms', [vars.duration.slow]: '0ms' },
    },
  },
});
