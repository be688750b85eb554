import { expect, test } from 'vitest';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { IconButton } from '../components/IconButton/IconButton';
import { TextField } from '../components/TextField/TextField';

/** Tested by the type checker: each marked line must be an error, else the mark is one. */
test('an unnamed component does not compile', () => {
  const unnamed = [
    // @ts-expect-error a field without label, aria-label or aria-labelledby
    <TextField key="field" placeholder="Họ và tên" />,
    // @ts-expect-error a field with two names
    <TextField key="twice" label="Họ và tên" aria-label="Họ và tên" />,
    // @ts-expect-error a checkbox without a label
    <Checkbox key="box" checked />,
    // @ts-expect-error an icon button without a name
    <IconButton key="button" icon="×" />,
  ];
  expect(unnamed).toHaveLength(4);
});
