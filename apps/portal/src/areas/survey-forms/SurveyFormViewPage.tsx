import type { SurveyForm } from '@sen/api/contract/model';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { Paragraphs } from '../../patterns/Paragraphs';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { surveyFormActions } from './surveyFormActions';
import { SurveyFormTry } from './SurveyFormTry';
import { formWords, words } from './words';

/** One survey form: its questions as participants see them, and where it belongs. */
export function SurveyFormViewPage({ params }: { params: { svid: string } }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const query = useQuery(surveyFormQueries.detail(params.svid));
  const back = backToList('surveyForms');
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data: form }) => (
        <>
          <PageHeader
            title={form.name}
            back={back}
            status={<StatusBadge tone={statusTones[form.status]}>{statusLabel(form.status)}</StatusBadge>}
            actions={
              <ActionButtons
                actions={surveyFormActions(user)}
                only={['edit', 'clone', 'lock', 'unlock']}
                behind={['delete']}
                item={form}
                onDone={(action) => action === 'delete' && navigate(back.href, { replace: true })}
              />
            }
          />
          {form.copied_from && (
            <Callout
              title={formWords('isCopy')}
              actions={
                <Link href={href('surveyFormView', { svid: form.copied_from })}>
                  {formWords('seeOriginal')}
                </Link>
              }
            >
              {formWords('isCopyText')}
            </Callout>
          )}
          {form.description !== '' && <Paragraphs text={form.description} />}
          <SurveyFormTry key={form.version} form={form} />
          <Stack>
            <Heading level={2}>{formWords('general')}</Heading>
            <DescriptionList items={factsOf(form)} />
          </Stack>
        </>
      )}
    </DetailPage>
  );
}

function factsOf(form: SurveyForm) {
  return [
    { term: words('category'), details: form.category.name },
    { term: words('used'), details: words(form.in_use ? 'inUse' : 'notInUse') },
    { term: words('createdBy'), details: form.name_created },
    { term: words('created'), details: formatDateTime(form.created_at) },
    { term: words('updated'), details: formatDateTime(form.updated_at) },
  ];
}
