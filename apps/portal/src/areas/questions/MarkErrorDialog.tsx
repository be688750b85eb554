import type { QuestionRow } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { shorten } from '@sen/domain/text/shorten';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { plainTitle } from '../../words/plainTitle';
import { errorWords as words } from './errorWords';

/** Marks questions as wrong, and says what is wrong. */
export function MarkErrorDialog({
  ids,
  items: [first],
  onDone,
  onClose,
}: ActionDialogProps<Pick<QuestionRow, 'title'>>) {
  const only = ids.length === 1 ? first : undefined;
  return (
    <FormDialog
      title={
        only
          ? words('markOne', { name: shorten(plainTitle(only.title), 80) })
          : words('markTitle', { count: ids.length })
      }
      submit={words('mark')}
      initial={{ reason: '' }}
      check={() => []}
      send={({ reason }) => questionMutations.markErrors([...ids], true, reason.trim())}
      toast={words('marked', { count: ids.length })}
      invalidates={[questionQueries.all(), examQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextArea
            {...field('reason')}
            label={words('reason')}
            description={words('reasonHelp')}
            maxLength={1000}
            focusOnMount
          />
          <Text tone="muted">{words('markText')}</Text>
        </>
      )}
    </FormDialog>
  );
}
