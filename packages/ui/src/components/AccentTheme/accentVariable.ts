import { variableName } from '../../tokens/variableName';
import type { ThemeName } from '../../tokens/themes';

/** The variable that stores the accent of one theme until that theme applies: `--sen-accent-dark-tone-accent-solid`. */
export function accentVariable(theme: ThemeName, path: readonly string[]): string {
  return `--${variableName(['accent', theme, ...path])}`;
}
