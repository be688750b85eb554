import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { TrainingEditor } from './TrainingEditor';
import { emptyTraining, trainingReaders } from './trainingForm';

/** Creates a training. */
export function TrainingAddPage() {
  const user = useUser();
  const initial = useMemo(() => emptyTraining(user), [user]);
  const back = backToList('trainings');
  return (
    <FormPage
      title={pageTitle('trainingAdd')}
      back={back}
      draftKey={`${user.id}:training:new`}
      base={null}
      initial={initial}
      readers={trainingReaders}
    >
      {(work) => <TrainingEditor work={work} back={back.href} />}
    </FormPage>
  );
}
