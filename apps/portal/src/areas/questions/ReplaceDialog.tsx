import type { Question } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { fieldError } from '@sen/domain/errors/FieldError';
import { mayReplaceIn } from '@sen/domain/exams/mayReplaceIn';
import { Checkbox } from '@sen/ui/Checkbox';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { Failed } from '../../patterns/Failed';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { Loading } from '../../patterns/Loading';
import { refusalText } from '../../words/refusalText';
import { errorWords as words } from './errorWords';

type Copy = Pick<Question, 'id' | 'copied_from'>;

/** Puts a copy in the place of its original, in exams that no class has. */
export function ReplaceDialog({ items: [copy], onDone, onClose }: ActionDialogProps<Copy>) {
  if (!copy || copy.copied_from === null) return null;
  return <ReplaceForm copyId={copy.id} originalId={copy.copied_from} onDone={onDone} onClose={onClose} />;
}

interface ReplaceFormProps {
  copyId: string;
  originalId: string;
  onDone: () => void;
  onClose: () => void;
}

function ReplaceForm({ copyId, originalId, onDone, onClose }: ReplaceFormProps) {
  const user = useUser();
  const query = useQuery(questionQueries.uses(originalId));
  const ofCopy = useQuery(questionQueries.uses(copyId));
  const has = new Set(ofCopy.data?.data.map(({ id }) => id));
  const exams = query.data?.data.filter(({ id }) => !has.has(id)) ?? [];
  return (
    <FormDialog
      title={words('replaceTitle')}
      submit={words('replace')}
      initial={{ survey_ids: [] as string[] }}
      check={({ survey_ids }) =>
        survey_ids.length === 0 ? [fieldError('survey_ids', 'thisFieldIsRequired')] : []
      }
      send={async ({ survey_ids }) => {
        await questionMutations.replace(originalId, { question_id: copyId, survey_ids });
        return survey_ids.length;
      }}
      toast={(count) => words('replaced', { count })}
      invalidates={[questionQueries.all(), examQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ value: { survey_ids }, change }) => {
        if (query.isPending || ofCopy.isPending) return <Loading />;
        if (query.isError)
          return (
            <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
          );
        if (exams.length === 0) return <Text>{words('noExams')}</Text>;
        return (
          <Stack>
            <Text>{words('replaceText')}</Text>
            {exams.map((exam) => {
              const verdict = mayReplaceIn(user, { ...exam, company_id: user.company_id });
              return (
                <Checkbox
                  key={exam.id}
                  label={exam.title}
                  description={verdict.allowed ? undefined : refusalText(verdict)}
                  disabled={!verdict.allowed}
                  checked={survey_ids.includes(exam.id)}
                  onChange={(on) =>
                    change({
                      survey_ids: on ? [...survey_ids, exam.id] : survey_ids.filter((id) => id !== exam.id),
                    })
                  }
                />
              );
            })}
          </Stack>
        );
      }}
    </FormDialog>
  );
}
