import { expect, test } from 'vitest';
import { accentPaths } from '../../tokens/deriveAccent';
import { themeNames } from '../../tokens/themes';
import { accentProperties } from './accentProperties';
import { accentVariable } from './accentVariable';

test('every theme gets every part that the accent replaces', () => {
  const names = accentProperties('#7a1fa2').map(([name]) => name);
  const wanted = themeNames.flatMap((theme) => accentPaths.map((path) => accentVariable(theme, path)));
  expect(names).toEqual(wanted);
});

test('an invalid colour sets nothing', () => {
  expect(accentProperties('xanh')).toEqual([]);
});
