import { ApiError } from '@sen/api/client/ApiError';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { Button } from '@sen/ui/Button';
import { Dialog, type DialogProps } from '@sen/ui/Dialog';
import { ErrorSummary } from '@sen/ui/ErrorSummary';
import { Form } from '@sen/ui/Form';
import { useId, useState, type ReactNode } from 'react';
import * as css from './FormDialog.css';
import { formWords } from './formWords';
import type { Fields } from './Fields';
import { RefusalCallout } from './RefusalCallout';
import { useCloseQuestion } from './useCloseQuestion';
import { useFields } from './useFields';
import { useSave, type SaveOptions } from './useSave';

export interface FormDialogProps<Value extends object, Saved>
  extends
    Pick<SaveOptions<Value, Saved, boolean>, 'check' | 'send' | 'invalidates' | 'toast' | 'onSaved'>,
    Pick<DialogProps, 'title' | 'onClose'> {
  /** `large` for more than three fields: it also names the wrong ones above all fields. */
  size?: DialogProps['size'];
  /** Label of the submit button, a verb. */
  submit: string;
  /**
   * A refusal with this code asks whether the form is meant: the button is labelled `submit` and sends with `true`, until
   * the form is changed.
   */
  confirms?: { code: ErrorCode; submit: string };
  danger?: boolean;
  initial: Value | (() => Value);
  children: (fields: Fields<Value>) => ReactNode;
}

/**
 * A dialog with a form: locked while saving, closed once saved. Closing it otherwise than by 'Cancel' asks before what was typed is
 * lost. Mount it to open it.
 */
export function FormDialog<Value extends object, Saved>({
  title,
  size,
  submit,
  confirms,
  danger = false,
  initial,
  onClose,
  onSaved = onClose,
  send,
  children,
  ...options
}: FormDialogProps<Value, Saved>) {
  const id = useId();
  const fields = useFields(initial);
  const [first] = useState(fields.value);
  const { close, counter, question } = useCloseQuestion(!hasSameFields(first, fields.value), onClose);
  const [sent, setSent] = useState<Value | null>(null);
  const { save, validate, pending, refusal, errors } = useSave({
    ...options,
    value: fields.value,
    send: (value, confirmed: boolean) => {
      setSent(value);
      return send(value, confirmed);
    },
    onSaved,
  });
  const asks = confirms !== undefined && refusal instanceof ApiError && refusal.code === confirms.code;
  const asked = asks && sent === fields.value;
  return (
    <>
      <Dialog
        open
        title={title}
        size={size}
        closeOutside={false}
        locked={pending}
        onClose={close}
        actions={
          <>
            <Button onPress={onClose} disabled={pending}>
              {formWords('cancel')}
            </Button>
            <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} pending={pending}>
              {asked ? confirms.submit : submit}
            </Button>
          </>
        }
      >
        <Form
          id={id}
          aria-label={title}
          errors={errors}
          onSubmit={() => save(asked)}
          onUnfinished={() => validate(asked)}
        >
          {size === 'large' && (
            <div className={css.summary}>
              <ErrorSummary />
            </div>
          )}
          {asked === asks && (
            <RefusalCallout errors={errors} refusal={refusal} tone={asks ? 'waiting' : 'danger'} />
          )}
          {children(fields)}
          {counter}
        </Form>
      </Dialog>
      {question}
    </>
  );
}

function hasSameFields<Value extends object>(one: Value, other: Value): boolean {
  const entries: [string, unknown][] = Object.entries(one);
  const now = new Map<string, unknown>(Object.entries(other));
  return entries.every(([key, value]) => Object.is(now.get(key), value));
}
