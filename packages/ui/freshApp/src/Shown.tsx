import type { ReactNode } from 'react';

/** One composite on the page, under the name that the check looks for. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return <section data-composite={name}>{children}</section>;
}
