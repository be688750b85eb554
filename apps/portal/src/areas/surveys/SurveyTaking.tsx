import { ApiError } from '@sen/api/client/ApiError';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { SurveyIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { DetailPage } from '../../patterns/DetailPage';
import { SurveyAnswering } from './SurveyAnswering';
import { takeWords as words } from './words';

interface SurveyTakingProps {
  id: string;
  /** Where the person goes afterwards. */
  back: { href: string; label: string };
}

/** Answers a survey; or says why it cannot be answered now. */
export function SurveyTaking({ id, back }: SurveyTakingProps) {
  const [sent, setSent] = useState(false);
  const query = useQuery({ ...surveyQueries.asked(id), enabled: !sent, refetchOnWindowFocus: false });
  const refusal = query.error instanceof ApiError && query.error.status === 409 ? query.error : null;
  if (sent || refusal)
    return (
      <PageFrame measure="sheet">
        <EmptyState
          icon={SurveyIcon}
          title={words(sent ? 'thanks' : 'notNow')}
          actions={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
        >
          {sent ? words('thanksText') : errorText(refusal)}
        </EmptyState>
      </PageFrame>
    );
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data }) => (
        <SurveyAnswering
          // Another form is another set of questions; what was answered is found again where it fits.
          key={data.form_id}
          survey={data}
          onSent={() => setSent(true)}
          onReplaced={async () => {
            await query.refetch();
          }}
        />
      )}
    </DetailPage>
  );
}
