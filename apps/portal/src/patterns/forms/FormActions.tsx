import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Inline } from '@sen/ui/Inline';
import type { ReactNode } from 'react';
import { errorText } from '../../app/errors/errorText';
import type { FieldTexts } from '../../app/errors/serverFieldErrorTexts';
import { words } from '../words';

interface FormActionsProps {
  /** Why the server refused the form, shown under this title; null when it was not refused. */
  refusal: Error | null;
  notSaved: string;
  /** Errors by field. */
  errors: FieldTexts;
  /** Target of the cancel button. */
  back: string;
  /** The save buttons. */
  children: ReactNode;
}

/** The end of a form page: refusal, cancel link and save buttons. */
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
