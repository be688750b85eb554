import { required } from '@sen/domain/errors/required';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { TextArea } from '@sen/ui/TextArea';
import { FormDialog } from '../../patterns/forms/FormDialog';

interface ReasonDialogProps {
  texts: Readonly<Record<'title' | 'submit' | 'label' | 'description' | 'done', string>>;
  danger?: boolean;
  send: (reason: string) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for the reason of a deletion or of a report. */
export function ReasonDialog({ texts, danger = false, send, onSaved, onClose }: ReasonDialogProps) {
  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      danger={danger}
      initial={{ reason: '' }}
      check={({ reason }) => required('reason', reason)}
      send={({ reason }) => send(reason.trim())}
      toast={texts.done}
      invalidates={[forumQueries.all()]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          {...field('reason')}
          label={texts.label}
          description={texts.description}
          maxLength={500}
          required
          focusOnMount
        />
      )}
    </FormDialog>
  );
}
