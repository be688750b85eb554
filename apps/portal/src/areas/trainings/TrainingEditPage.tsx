import type { Training } from '@sen/api/contract/model';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import type { ParamsOf } from '../../routes/paths';
import { mayEdit, viewHref } from './trainingActions';
import { TrainingEditor } from './TrainingEditor';
import { formOf, trainingReaders } from './trainingForm';
import { formWords } from './words';

/** Edits a training that has not ended. */
export function TrainingEditPage({ params: { tid } }: { params: ParamsOf<'trainingEdit'> }) {
  return (
    <EditPage
      query={trainingQueries.detail(tid)}
      name={({ name }) => name}
      guard={{ rule: mayEdit, view: viewHref }}
    >
      {(training) => <EditedTraining key={training.id} training={training} />}
    </EditPage>
  );
}

function EditedTraining({ training }: { training: Training }) {
  const user = useUser();
  const initial = useMemo(() => formOf(training), [training]);
  const back = { href: viewHref(training), label: training.name };
  return (
    <FormPage
      title={formWords('editing', { name: training.name })}
      back={back}
      draftKey={`${user.id}:training:${training.id}`}
      base={String(training.version)}
      initial={initial}
      readers={trainingReaders}
    >
      {(work) => <TrainingEditor work={work} training={training} back={back.href} />}
    </FormPage>
  );
}
