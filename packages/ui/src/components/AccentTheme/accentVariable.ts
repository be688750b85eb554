import { variableName } from '../../tokens/variableName';
import type { ThemeName } from '../../tokens/themes';

/** Where the accent of one theme lies until that theme takes it: `--sen-accent-dark-tone-accent-solid`. */
export function accentVariable(theme: ThemeName, path: readonly string[]): string {
  return `--${variableName(['accent', theme, ...path])}`;
}
