import { assignVars, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract';
import { densities, densityNames, touchTarget } from './densities';
import { themes, type Theme } from './themes';
import { vars } from './vars.css';

const { color: _color, tone: _tone, shadow: _shadow, density: _density, ...scales } = contract;
const { color, tone, shadow, density, ...scaleVars } = vars;

function paint(theme: Theme) {
  return {
    colorScheme: theme.scheme,
    vars: {
      ...assignVars(color, theme.color),
      ...assignVars(tone, theme.tone),
      ...assignVars(shadow, theme.shadow),
    },
  };
}

globalStyle(':root', { vars: assignVars(scaleVars, scales) });
globalStyle(':root, [data-theme="light"]', paint(themes.light));
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': paint(themes.dark),
    '(prefers-contrast: more)': paint(themes.contrast),
  },
});
globalStyle('[data-theme="dark"]', paint(themes.dark));
globalStyle('[data-theme="contrast"]', paint(themes.contrast));

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
