import { Button } from '@sen/ui/Button';
import { Dialog, type DialogProps } from '@sen/ui/Dialog';
import { ErrorSummary } from '@sen/ui/ErrorSummary';
import { Form } from '@sen/ui/Form';
import { useId, type ReactNode } from 'react';
import * as css from './FormDialog.css';
import { formWords } from './formWords';
import type { Fields } from './Fields';
import { RefusalCallout } from './RefusalCallout';
import { useFields } from './useFields';
import { useSave, type SaveOptions } from './useSave';

export interface FormDialogProps<Value extends object, Saved>
  extends
    Pick<SaveOptions<Value, Saved>, 'check' | 'send' | 'invalidates' | 'toast' | 'onSaved'>,
    Pick<DialogProps, 'title' | 'onClose'> {
  /** `large` for more than three fields: it also names the wrong ones above all fields. */
  size?: DialogProps['size'];
  /** Label of the submit button, a verb. */
  submit: string;
  danger?: boolean;
  initial: Value | (() => Value);
  children: (fields: Fields<Value>) => ReactNode;
}

/** A dialog with a form: locked while saving, closed once saved. Mount it to open it. */
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
  const { save, pending, refusal, errors } = useSave({
    ...options,
    value: fields.value,
    onSaved,
  });
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
            {formWords('cancel')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} pending={pending}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} errors={errors} onSubmit={() => save()}>
        {size === 'large' && (
          <div className={css.summary}>
            <ErrorSummary />
          </div>
        )}
        <RefusalCallout errors={errors} refusal={refusal} />
        {children(fields)}
      </Form>
    </Dialog>
  );
}
