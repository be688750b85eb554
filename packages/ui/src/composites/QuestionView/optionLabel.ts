import type { Numbering } from './question';

const bases = { a: 97, A: 65 } as const;

/** `A.`, `b.`, `3.`, or nothing. */
export function optionLabel(numbering: Numbering, index: number): string {
  if (numbering === 'none') return '';
  if (numbering === '1') return `${index + 1}.`;
  return `${String.fromCharCode(bases[numbering] + (index % 26))}.`;
}
