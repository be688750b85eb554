import type { Exam } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { href } from '../../routes/paths';
import { formatDateTime, formatNumber, formatPercent } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { examActions } from './examActions';
import { ExamClasses } from './ExamClasses';
import { ExamCopies } from './ExamCopies';
import { ExamPaper } from './ExamPaper';
import { FaultyCallout } from './FaultyCallout';
import { formWords, words } from './words';

/** What the page offers; the list offers the rest. */
const ofDraft = ['preview', 'edit', 'clone', 'print', 'publish'];
const ofOthers = ['preview', 'edit', 'clone', 'print', 'lock', 'unlock', 'assign'];

/** One exam as a document: its figures, its questions with their keys, its settings. */
export function ExamViewPage({ params }: { params: { svid: string } }) {
  const actions = examActions(useUser());
  const query = useQuery(examQueries.detail(params.svid));
  return (
    <DetailPage query={query} name={({ data }) => data.title}>
      {({ data: exam }) => (
        <>
          <PageHeader
            title={exam.title}
            back={backToList('exams')}
            status={<StatusBadge tone={statusTones[exam.status]}>{statusLabel(exam.status)}</StatusBadge>}
            description={exam.status !== 'draft' && <ExamClasses exam={exam} />}
            actions={
              <ActionButtons
                actions={actions}
                only={exam.status === 'draft' ? ofDraft : ofOthers}
                item={exam}
              />
            }
          />
          {exam.copied_from && (
            <Callout
              title={formWords('isCopy')}
              actions={
                <Link href={href('examView', { svid: exam.copied_from })}>{formWords('seeOriginal')}</Link>
              }
            >
              {formWords('isCopyText')}
            </Callout>
          )}
          <FaultyCallout exam={exam} />
          <DescriptionList look="figures" items={figuresOf(exam)} />
          <ExamPaper exam={exam} />
          <Stack>
            <Heading level={2}>{formWords('settings')}</Heading>
            <DescriptionList items={factsOf(exam)} />
          </Stack>
        </>
      )}
    </DetailPage>
  );
}

function figuresOf({ parts, total_score, duration_minutes, retakes }: Exam) {
  const count = parts.reduce((sum, { questions }) => sum + questions.length, 0);
  return [
    { term: formWords('questions'), details: formatNumber(count) },
    { term: formWords('total'), details: formatNumber(total_score) },
    { term: formWords('duration'), details: words('minutes', { minutes: duration_minutes }) },
    { term: formWords('retakes'), details: formatNumber(retakes) },
  ];
}

function factsOf({ category, retakes, deduction_percent, questions_per_page, ...exam }: Exam) {
  return [
    { term: formWords('category'), details: category.name },
    {
      term: formWords('deduction'),
      details: retakes > 0 ? formatPercent(deduction_percent) : undefined,
    },
    { term: formWords('perPage'), details: formatNumber(questions_per_page) },
    { term: formWords('shuffle'), details: yesNo(exam.shuffle) },
    { term: formWords('createdBy'), details: exam.name_created },
    { term: formWords('created'), details: formatDateTime(exam.created_at) },
    { term: words('updated'), details: formatDateTime(exam.updated_at) },
    { term: formWords('copies'), details: <ExamCopies id={exam.id} /> },
  ];
}

const yesNo = (yes: boolean) => formWords(yes ? 'yes' : 'no');
