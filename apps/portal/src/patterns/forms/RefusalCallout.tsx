import { Callout } from '@sen/ui/Callout';
import { errorText } from '../../app/errors/errorText';
import type { FormCall } from './useFormCall';

/** Why the server refused a form, unless it names fields: `Form` shows those errors, also of fields that it does not have. */
export function RefusalCallout({ errors, refusal }: Pick<FormCall<unknown>, 'errors' | 'refusal'>) {
  if (!refusal || Object.keys(errors).length > 0) return null;
  return (
    <Callout tone="danger" live>
      {errorText(refusal)}
    </Callout>
  );
}
