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
import { href } from '../../routes/paths';
import { SurveyAnswering } from './SurveyAnswering';
import { takeWords as words } from './words';

interface Params {
  ip: string;
  ips: string;
  is: string;
}

/** Answers a survey; or says why it cannot be answered now. */
export function SurveyTakePage({ params: { ips } }: { params: Params }) {
  const [sent, setSent] = useState(false);
  const query = useQuery({ ...surveyQueries.asked(ips), enabled: !sent, refetchOnWindowFocus: false });
  const refusal = query.error instanceof ApiError && query.error.status === 409 ? query.error : null;
  if (sent || refusal)
    return (
      <PageFrame measure="sheet">
        <EmptyState
          icon={SurveyIcon}
          title={words(sent ? 'thanks' : 'notNow')}
          actions={<ButtonLink href={href('overview')}>{words('toOverview')}</ButtonLink>}
        >
          {sent ? words('thanksText') : errorText(refusal)}
        </EmptyState>
      </PageFrame>
    );
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data }) => <SurveyAnswering survey={data} onSent={() => setSent(true)} />}
    </DetailPage>
  );
}
