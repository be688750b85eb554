import type { OpenClass } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Form } from '@sen/ui/Form';
import { TextArea } from '@sen/ui/TextArea';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { courseWords as words } from './courseWords';

interface AskDialogProps {
  classroom: OpenClass;
  onClose: () => void;
}

/** Asks for a place in a class, with a message to the unit. */
export function AskDialog({ classroom: { id, classroom_name: classroom }, onClose }: AskDialogProps) {
  const form = useId();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const asking = useMutation({
    mutationFn: () => registrationMutations.ask({ classroom_id: id, note: note.trim() }),
    meta: { quiet: true },
    onSuccess: () => {
      showToast({ tone: 'success', text: words('asked', { classroom }) });
      void queries.invalidateQueries({ queryKey: registrationQueries.all() });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={words('askClass', { classroom })}
      closeOutside={false}
      locked={asking.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={asking.isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" pending={asking.isPending}>
            {words('send')}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={words('askClass', { classroom })} onSubmit={() => asking.mutate()}>
        {asking.isError && (
          <Callout tone="danger" live>
            {errorText(asking.error)}
          </Callout>
        )}
        <TextArea
          name="note"
          label={words('note')}
          description={words('noteHelp')}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </Form>
    </Dialog>
  );
}
