import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { ErrorSummary } from '@sen/ui/ErrorSummary';
import type { ReactNode } from 'react';
import { errorText } from '../../app/errors/errorText';
import { formWords } from './formWords';
import * as css from './FormActions.css';
import { UnfinishedWarning } from './UnfinishedWarning';

interface FormActionsProps {
  /** Why the server refused the form, shown under this title; null when it was not refused. */
  refusal: Error | null;
  notSaved: string;
  /** Target of the cancel button. */
  back: string;
  /** The save buttons. */
  children: ReactNode;
}

/** The bar of a form page, always in view: which fields are wrong, why it was refused, cancel link and save buttons. */
export function FormActions({ refusal, notSaved, back, children }: FormActionsProps) {
  return (
    <div className={css.bar}>
      <UnfinishedWarning />
      {refusal && (
        <Callout tone="danger" title={notSaved} live>
          {errorText(refusal)}
        </Callout>
      )}
      <div className={css.line}>
        <div className={css.missing}>
          <ErrorSummary />
        </div>
        <div className={css.cancel}>
          <ButtonLink href={back} variant="neutral">
            {formWords('cancel')}
          </ButtonLink>
        </div>
        {children}
      </div>
    </div>
  );
}
