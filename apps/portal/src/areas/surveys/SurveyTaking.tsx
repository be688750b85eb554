import { ApiError } from '@sen/api/client/ApiError';
import type { Query } from '@sen/api/contract/model';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { SurveyIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { DetailPage } from '../../patterns/DetailPage';
import { SurveyAnswering } from './SurveyAnswering';
import { takeWords as words } from './words';

interface SurveyTakingProps {
  id: string;
  /** What else the address names. */
  of: Query<'openSurvey'>;
  /** The address with another form, of those that name one. */
  formHref?: (form: string) => string;
  /** Where the person goes afterwards. */
  back: { href: string; label: string };
}

/** Answers a survey; or says why it cannot be answered now. */
export function SurveyTaking({ id, of, formHref, back }: SurveyTakingProps) {
  const [sent, setSent] = useState(false);
  const [replaced, setReplaced] = useState(false);
  const { form_id, ...place } = of;
  const query = useQuery({
    ...surveyQueries.asked(id, replaced ? place : of),
    enabled: !sent,
    refetchOnWindowFocus: false,
  });
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
  const form = query.data?.data.form_id;
  if (replaced && formHref && form !== undefined && form !== form_id)
    return <Redirect to={formHref(form)} replace />;
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data }) => (
        <SurveyAnswering
          // Another form is another set of questions; what was answered is found again where it fits.
          key={data.form_id}
          survey={data}
          onSent={() => setSent(true)}
          onReplaced={async () => {
            if (formHref) setReplaced(true);
            else await query.refetch();
          }}
        />
      )}
    </DetailPage>
  );
}
