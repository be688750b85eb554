import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Icon } from '@sen/ui/Icon';
import { ErrorIcon } from '@sen/ui/icons';
import type { ReactNode } from 'react';
import { errorText } from '../../app/errors/errorText';
import type { FieldTexts } from '../../app/errors/serverFieldErrorTexts';
import { formWords } from './formWords';
import * as css from './FormActions.css';

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

/** The bar of a form page, always in view: what is missing or why it was refused, cancel link and save buttons. */
export function FormActions({ refusal, notSaved, errors, back, children }: FormActionsProps) {
  const count = Object.keys(errors).length;
  return (
    <div className={css.bar}>
      {refusal && (
        <Callout tone="danger" title={notSaved} live>
          {errorText(refusal)}
        </Callout>
      )}
      <div className={css.line}>
        {count > 0 && !refusal && (
          <span role="alert" className={css.missing}>
            <Icon of={ErrorIcon} />
            {formWords('toFix', { count })}
          </span>
        )}
        <ButtonLink href={back} variant="neutral">
          {formWords('cancel')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
