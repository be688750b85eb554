import type { Question } from '@sen/api/contract/model';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Box } from '@sen/ui/Box';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { QuestionEditor } from '@sen/ui/QuestionEditor';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { formWords } from './formWords';
import { questionActions } from './questionActions';
import { formOf } from './questionForm';
import { QuestionUses } from './QuestionUses';
import { typeNames } from './typeNames';

/** One question with its key, as stored in the bank and as a student sees it. */
export function QuestionViewPage({ params }: { params: { qid: string } }) {
  const query = useQuery(questionQueries.detail(params.qid));
  return (
    <DetailPage query={query}>{({ data: question }) => <ShownQuestion question={question} />}</DetailPage>
  );
}

function ShownQuestion({ question }: { question: Question }) {
  const user = useUser();
  const { status, copied_from: original } = question;
  return (
    <>
      <PageHeader
        title={pageTitle('questionView')}
        back={backToList('questions')}
        status={<StatusBadge tone={statusTones[status]}>{statusLabel(status)}</StatusBadge>}
        actions={
          <>
            <ButtonLink
              variant="neutral"
              icon={<Icon of={AddIcon} />}
              href={href('questionAdd', { name: question.content.type })}
            >
              {formWords('another')}
            </ButtonLink>
            <ActionButtons
              actions={questionActions(user)}
              only={['markError', 'unmarkError', 'edit']}
              item={question}
            />
          </>
        }
      />
      {original !== null && (
        <Callout
          title={formWords('isCopy')}
          actions={<Link href={href('questionView', { qid: original })}>{formWords('seeOriginal')}</Link>}
        >
          {formWords('isCopyText')}
        </Callout>
      )}
      {question.check_error && (
        <Callout tone="attention" title={formWords('hasError')}>
          {formWords('hasErrorText')}
        </Callout>
      )}
      <DescriptionList look="columns" items={factsOf(question)} />
      <Heading level={2}>{formWords('content')}</Heading>
      <Box ground="surface" border radius="l" padding="l">
        <QuestionEditor
          key={question.id}
          readOnly
          value={formOf(question).draft}
          messages={typeNames()}
          onChange={() => undefined}
        />
      </Box>
    </>
  );
}

function factsOf(question: Question) {
  return [
    { term: formWords('category'), details: question.category.name },
    { term: formWords('createdBy'), details: question.name_created },
    { term: formWords('created'), details: formatDateTime(question.created_at) },
    { term: formWords('updated'), details: formatDateTime(question.updated_at) },
    {
      term: formWords('usedBy'),
      details: question.in_use ? <QuestionUses id={question.id} /> : formWords('no'),
    },
  ];
}
