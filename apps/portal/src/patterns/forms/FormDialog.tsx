import { Button } from '@sen/ui/Button';
import { Dialog, type DialogProps } from '@sen/ui/Dialog';
import { Form } from '@sen/ui/Form';
import { useId, type ReactNode } from 'react';
import { noFieldTexts } from '../../app/errors/serverFieldErrorTexts';
import { words } from '../words';
import type { Fields } from './Fields';
import { RefusalCallout } from './RefusalCallout';
import { useFields } from './useFields';
import { useSave, type SaveOptions } from './useSave';

export interface FormDialogProps<Value extends object, Saved>
  extends
    Pick<SaveOptions<Value, Saved>, 'check' | 'send' | 'invalidates' | 'toast' | 'onSaved'>,
    Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  /** The verb on the button. */
  submit: string;
  danger?: boolean;
  initial: Value | (() => Value);
  children: (fields: Fields<Value>) => ReactNode;
}

/** Asks for something over a page and saves it: locked while it is pending, closed once it is saved. Mount it while it is open. */
export function FormDialog<Value extends object, Saved>({
  title,
  size,
  submit,
  danger = false,
  initial,
  onClose,
  onSaved = onClose,
  children,
  ...options
}: FormDialogProps<Value, Saved>) {
  const id = useId();
  const fields = useFields(initial);
  const { save, pending, refusal, errors } = useSave<Saved, Value>({ ...options, onSaved });
  // What was fixed says nothing any more; what only the server knows stands until the next try.
  const isFixed = !refusal && errors !== noFieldTexts && !options.check?.(fields.value).length;
  return (
    <Dialog
      open
      title={title}
      size={size}
      closeOutside={false}
      locked={pending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={pending}>
            {words('cancel')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} pending={pending}>
            {submit}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        aria-label={title}
        errors={isFixed ? noFieldTexts : errors}
        onSubmit={() => save(fields.value)}
      >
        <RefusalCallout errors={errors} refusal={refusal} />
        {children(fields)}
      </Form>
    </Dialog>
  );
}
