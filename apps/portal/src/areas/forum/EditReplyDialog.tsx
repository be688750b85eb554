import type { Reply } from '@sen/api/contract/model';
import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { checkReply, longestReply } from '@sen/domain/forum/checkTopic';
import { RichTextEditor } from '@sen/ui/RichTextEditor';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { withPictures } from './postPictures';
import { words } from './words';

interface EditReplyDialogProps {
  reply: Reply;
  onClose: () => void;
}

/** Changes an own reply. */
export function EditReplyDialog({ reply: { id, content }, onClose }: EditReplyDialogProps) {
  return (
    <FormDialog
      title={words('editReply')}
      size="large"
      submit={words('saveReply')}
      initial={{ content }}
      check={checkReply}
      send={(body) => forumMutations.editReply(id, body.content)}
      toast={words('replySaved')}
      invalidates={[forumQueries.all()]}
      onClose={onClose}
    >
      {({ field }) => (
        <RichTextEditor
          {...field('content')}
          {...withPictures}
          label={words('yourReply')}
          limit={longestReply}
          required
        />
      )}
    </FormDialog>
  );
}
