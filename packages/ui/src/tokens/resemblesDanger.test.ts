import { expect, test } from 'vitest';
import { resemblesDanger } from './resemblesDanger';
import { themes } from './themes';

test.each(['#9a3412', '#b91c1c', '#c1121f', '#8b1e1e', themes.light.tone.danger.solid])(
  '%s could be taken for danger',
  (color) => {
    expect(resemblesDanger(color)).toBe(true);
  },
);

test.each(['#ea580c', '#1d6f42', '#0b7285', '#7a1fa2', '#be185d', '#7f6f6f', '#000000', '', 'đỏ'])(
  '%s could not',
  (color) => {
    expect(resemblesDanger(color)).toBe(false);
  },
);
