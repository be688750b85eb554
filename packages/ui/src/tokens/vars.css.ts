import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contract } from './contract';
import { variableName } from './variableName';

/** All design tokens. Their CSS variables have stable names: `vars.color.textMuted` is `--sen-color-text-muted`. */
export const vars = createGlobalThemeContract(contract, (_value, path) => variableName(path));
