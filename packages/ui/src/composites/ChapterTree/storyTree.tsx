import { useState } from 'react';
import { ChapterTree, type ChapterTreeProps } from './ChapterTree';

/** Keeps the value, as a form would. */
export function Stateful(props: ChapterTreeProps) {
  const [value, setValue] = useState(props.value);
  const [count, setCount] = useState(0);
  return (
    <ChapterTree
      {...props}
      value={value}
      newId={() => {
        setCount(count + 1);
        return `new-${count}`;
      }}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** The row that has the focus or contains the focused element. */
export const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
export const order = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row']).join(' ');
export const row = (root: HTMLElement, id: string) => {
  const found = root.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!found) throw new Error(`There is no row ${id}`);
  return found;
};
