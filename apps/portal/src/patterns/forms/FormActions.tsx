import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Inline } from '@sen/ui/Inline';
import type { ReactNode } from 'react';
import { errorText } from '../../app/errors/errorText';
import type { FieldTexts } from '../../app/errors/serverFieldErrorTexts';
import { words } from '../words';

interface FormActionsProps {
  /** Why the server did not take it, under this title; null while nothing was refused. */
  refusal: Error | null;
  notSaved: string;
  /** What is wrong, by field. */
  errors: FieldTexts;
  /** Where the cancel button leads. */
  back: string;
  /** The buttons that save. */
  children: ReactNode;
}

/** The end of a form's page: why it is not saved, a way to leave, and the buttons that save. */
export function FormActions({ refusal, notSaved, errors, back, children }: FormActionsProps) {
  const count = Object.keys(errors).length;
  return (
    <>
      {refusal && (
        <Callout tone="danger" title={notSaved} live>
          {errorText(refusal)}
        </Callout>
      )}
      {count > 0 && !refusal && (
        <Callout tone="danger" live>
          {words('toFix', { count })}
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
