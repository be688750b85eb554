import { Callout } from '@sen/ui/Callout';
import { errorText } from '../../app/errors/errorText';
import type { FormCall } from './useFormCall';

/** Why the server refused a form, unless its fields show it. */
export function RefusalCallout({ errors, refusal }: Pick<FormCall<unknown, unknown>, 'errors' | 'refusal'>) {
  if (!refusal || Object.keys(errors).length > 0) return null;
  return (
    <Callout tone="danger" live>
      {errorText(refusal)}
    </Callout>
  );
}
