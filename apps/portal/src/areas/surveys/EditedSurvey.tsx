import type { Survey } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { PageFrame } from '@sen/ui/PageFrame';
import { type ReactNode, useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { SurveyEditor } from './SurveyEditor';
import { formOf, surveyReaders } from './surveyForm';
import type { AskedPlace } from './surveyPlaces';
import { formWords } from './words';

interface EditedSurveyProps {
  survey: Survey;
  of: AskedPlace;
  breadcrumbs: ReactNode;
}

export const editTitle = ({ name }: Survey) => formWords('editing', { name });

/** The form of a survey that exists; a completed one is not edited. */
export function EditedSurvey({ survey, of, breadcrumbs }: EditedSurveyProps) {
  const user = useUser();
  const initial = useMemo(() => formOf(survey), [survey]);
  if (survey.state === 'finished')
    return (
      <PageFrame measure="sheet">
        <Callout tone="waiting" title={formWords('completed')} />
      </PageFrame>
    );
  return (
    <FormPage
      title={editTitle(survey)}
      breadcrumbs={breadcrumbs}
      draftKey={`${user.id}:survey:${survey.id}`}
      base={String(survey.version)}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} of={of} survey={survey} />}
    </FormPage>
  );
}
