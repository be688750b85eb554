import type { ReactNode } from 'react';

/** A composite on the page, with the name that the check looks for. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return <section data-composite={name}>{children}</section>;
}
