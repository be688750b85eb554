import { deriveAccent } from '../../tokens/deriveAccent';
import { themeNames } from '../../tokens/themes';
import { toneParts } from '../../tokens/tones';
import { accentVariable } from './accentVariable';

/** The custom properties of an accent in every theme; empty for an invalid colour. */
export function accentProperties(color: string): [name: string, value: string][] {
  return themeNames.flatMap((theme) => {
    const accent = deriveAccent(color, theme);
    if (!accent) return [];
    const parts = toneParts.map((part): [string, string] => [
      accentVariable(theme, ['tone', 'accent', part]),
      accent.tone[part],
    ]);
    return [
      ...parts,
      [accentVariable(theme, ['color', 'selected']), accent.selected] as [string, string],
      [accentVariable(theme, ['color', 'focus']), accent.focus] as [string, string],
    ];
  });
}
