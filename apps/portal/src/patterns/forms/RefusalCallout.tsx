import { Callout, type CalloutProps } from '@sen/ui/Callout';
import { errorText } from '../../app/errors/errorText';
import type { FormCall } from './useFormCall';

/** Why the server refused a form, unless it names fields: `Form` shows those errors, also of fields that it does not have. */
export function RefusalCallout({
  errors,
  refusal,
  tone = 'danger',
}: Pick<FormCall<unknown>, 'errors' | 'refusal'> & { tone?: CalloutProps['tone'] }) {
  if (!refusal || Object.keys(errors).length > 0) return null;
  return (
    <Callout tone={tone} live>
      {errorText(refusal)}
    </Callout>
  );
}
