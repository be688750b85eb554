import { expect, test } from 'vitest';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { IconButton } from '../components/IconButton/IconButton';
import { TextField } from '../components/TextField/TextField';

/** The type checker is the test: each marked line must be an error, or the mark itself is one. */
test('what has no name does not compile', () => {
  const unnamed = [
    // @ts-expect-error a field without label, aria-label or aria-labelledby
    <TextField key="field" placeholder="Họ và tên" />,
    // @ts-expect-error a field with two names
    <TextField key="twice" label="Họ và tên" aria-label="Họ và tên" />,
    // @ts-expect-error a checkbox alone in a cell
    <Checkbox key="box" checked />,
    // @ts-expect-error a button of an icon alone
    <IconButton key="button" icon="×" />,
  ];
  expect(unnamed).toHaveLength(4);
});
