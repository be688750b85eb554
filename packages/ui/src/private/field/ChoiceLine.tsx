import type { ReactNode } from 'react';
import * as css from './Choice.css';
import { description as descriptionLook } from './Field.css';

interface ChoiceLineProps {
  label: string | undefined;
  description?: string | undefined;
  descriptionId?: string | undefined;
  /** The native input. */
  children: ReactNode;
}

/** A checkbox or radio with its label; without text only the box, for table cells. */
export function ChoiceLine({ label, description, descriptionId, children }: ChoiceLineProps) {
  if (label === undefined) return <span className={css.bare}>{children}</span>;
  return (
    <label className={css.choice}>
      {children}
      <span className={css.words}>
        <span>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={descriptionLook}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
