import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Inline } from '@sen/ui/Inline';
import type { ReactNode } from 'react';
import { errorText } from '../app/errors/errorText';
import { words } from './words';

interface FormActionsProps {
  /** Why the server did not take it, under this title; null while nothing was refused. */
  refusal: Error | null;
  notSaved: string;
  /** Fields that are wrong. */
  count: number;
  /** Where one goes who does not save. */
  back: string;
  /** The buttons that save. */
  children: ReactNode;
}

/** The end of a form's page: what keeps it from being saved, the way out, and the way on. */
export function FormActions({ refusal, notSaved, count, back, children }: FormActionsProps) {
  return (
    <>
      {refusal && (
        <Callout tone="danger" title={notSaved} live>
          {errorText(refusal)}
        </Callout>
      )}
      {count > 0 && !refusal && (
        <Callout tone="danger" live>
          {words('toMend', { count })}
        </Callout>
      )}
      <Inline justify="end">
        <ButtonLink href={back} variant="neutral">
          {words('cancel')}
        </ButtonLink>
        {children}
      </Inline>
    </>
  );
}
