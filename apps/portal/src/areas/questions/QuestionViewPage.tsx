import type { Question } from '@sen/api/contract/model';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { AddIcon, CopyIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { AsStudentSwitch } from '../../patterns/questions/AsStudentSwitch';
import { QuestionDocument } from '../../patterns/questions/QuestionDocument';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { difficultyLabel } from '../../words/difficultyLabel';
import { formatDateTime } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { plainTitle } from '../../words/plainTitle';
import { questionTypeLabel } from '../../words/questionTypeLabel';
import { ErrorCallout } from './ErrorCallout';
import { errorWords } from './errorWords';
import { formWords } from './formWords';
import { questionActions } from './questionActions';
import { QuestionCopies } from './QuestionCopies';
import { QuestionUses } from './QuestionUses';

const ReplaceDialog = lazyPart(async () => (await import('./ReplaceDialog')).ReplaceDialog);

/** One question with its key, as a document, or as a student sees it. */
export function QuestionViewPage({ params }: { params: { qid: string } }) {
  const query = useQuery(questionQueries.detail(params.qid));
  return (
    <DetailPage query={query} name={({ data }) => plainTitle(data.title)}>
      {({ data: question }) => <ShownQuestion key={question.id} question={question} />}
    </DetailPage>
  );
}

function ShownQuestion({ question }: { question: Question }) {
  const user = useUser();
  const [asStudent, setAsStudent] = useState(false);
  const { status, copied_from: original } = question;
  const another = {
    id: 'another',
    icon: AddIcon,
    label: formWords('another'),
    aside: true,
    href: () => href('questionAdd', { name: question.content.type }),
  };
  const replace = {
    id: 'replace',
    icon: CopyIcon,
    label: errorWords('replaceOffer'),
    open: ReplaceDialog,
  };
  return (
    <>
      <PageHeader
        title={pageTitle('questionView')}
        back={backToList('questions')}
        status={<StatusBadge tone={statusTones[status]}>{statusLabel(status)}</StatusBadge>}
        actions={
          <ActionButtons
            actions={[[another], ...questionActions(user)]}
            only={['another', 'markError', 'unmarkError', 'edit']}
            item={question}
          />
        }
      />
      {original !== null && (
        <Callout
          title={formWords('isCopy')}
          actions={
            <Inline gap="m">
              <Link href={href('questionView', { qid: original })}>{formWords('seeOriginal')}</Link>
              <ActionButtons actions={[[replace]]} only={['replace']} item={question} compact />
            </Inline>
          }
        >
          {formWords('isCopyText')}
        </Callout>
      )}
      <ErrorCallout error={question.error} in_use={question.in_use} />
      <Stack>
        <Inline justify="between" gap="m">
          <Heading level={2}>{formWords('content')}</Heading>
          <AsStudentSwitch on={asStudent} onChange={setAsStudent} />
        </Inline>
        <QuestionDocument question={question} asStudent={asStudent} />
      </Stack>
      <Stack>
        <Heading level={2}>{formWords('facts')}</Heading>
        <DescriptionList items={factsOf(question)} />
      </Stack>
    </>
  );
}

function factsOf({ category, content, shuffle, ...question }: Question) {
  return [
    { term: formWords('category'), details: category.name },
    { term: formWords('type'), details: questionTypeLabel(content.type) },
    {
      term: formWords('difficulty'),
      details: question.difficulty === null ? undefined : difficultyLabel(question.difficulty),
    },
    { term: formWords('shuffle'), details: shuffles.has(content.type) ? yesNo(shuffle) : undefined },
    { term: formWords('createdBy'), details: question.name_created },
    { term: formWords('created'), details: formatDateTime(question.created_at) },
    { term: formWords('updated'), details: formatDateTime(question.updated_at) },
    {
      term: formWords('usedBy'),
      details: question.in_use ? (
        <QuestionUses id={question.id} isFaulty={question.check_error} />
      ) : (
        formWords('no')
      ),
    },
    { term: errorWords('copies'), details: <QuestionCopies id={question.id} /> },
  ];
}

/** The types whose answers have an order that may be shuffled. */
const shuffles: ReadonlySet<string> = new Set(['one_choice', 'multiple_choice', 'choose_from_list']);

const yesNo = (yes: boolean) => formWords(yes ? 'yes' : 'no');
