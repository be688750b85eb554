import { ApiError } from '@sen/api/client/ApiError';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Form } from '@sen/ui/Form';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { words } from './words';

interface DecideDialogProps {
  title: string;
  /** The verb, and what is said once it is done. */
  submit: string;
  done: string;
  danger?: boolean;
  /** What is wrong with the form now, said once one has tried; null when nothing is. */
  wrong?: Readonly<Record<string, string>> | null;
  decide: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks how a request is decided, decides it, and says in place why it could not be. */
export function DecideDialog({
  title,
  submit,
  done,
  danger = false,
  wrong = null,
  decide,
  onDone,
  onClose,
  children,
}: DecideDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [tried, setTried] = useState(false);
  const stale = () => void queries.invalidateQueries({ queryKey: registrationQueries.all() });
  const deciding = useMutation({
    mutationFn: decide,
    meta: { quiet: true },
    // Somebody was quicker: what stands behind the dialog is old.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) stale();
    },
    onSuccess: () => {
      showToast({ tone: 'success', text: done });
      stale();
      onDone();
    },
  });
  const refused = useMemo(() => serverFieldErrors(deciding.error), [deciding.error]);

  function take() {
    setTried(true);
    deciding.reset();
    if (!wrong) deciding.mutate();
  }

  return (
    <Dialog
      open
      title={title}
      closeOutside={false}
      locked={deciding.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={deciding.isPending}>
            {words('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            pending={deciding.isPending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} errors={(tried ? wrong : null) ?? refused} onSubmit={take}>
        {deciding.isError && Object.keys(refused).length === 0 && (
          <Callout tone="danger" live>
            {errorText(deciding.error)}
          </Callout>
        )}
        {children}
      </Form>
    </Dialog>
  );
}
