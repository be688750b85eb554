import type { ReactNode } from 'react';
import * as css from './Specimen.css';

interface SpecimenProps {
  name: string;
  value: string;
  children?: ReactNode;
}

/** A token with its name, a sample and its value. */
export function Specimen({ name, value, children }: SpecimenProps) {
  return (
    <div className={css.row}>
      <span className={css.rowName}>{name}</span>
      <div>{children}</div>
      <span className={css.rowValue}>{value}</span>
    </div>
  );
}
