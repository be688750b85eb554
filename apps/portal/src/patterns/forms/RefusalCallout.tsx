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
    <div ref={bringIntoView}>
      <Callout tone={tone} live>
        {errorText(refusal)}
      </Callout>
    </div>
  );
}

/** The button that was pressed may be far below, at the end of a long form. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
