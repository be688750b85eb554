import type { Exam } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
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
import { ExamPaper } from './ExamPaper';
import { formWords, words } from './words';

/** One exam: status, settings, questions and actions. */
export function ExamViewPage({ params }: { params: { svid: string } }) {
  const actions = examActions(useUser());
  const query = useQuery(examQueries.detail(params.svid));
  return (
    <DetailPage query={query}>
      {({ data: exam }) => (
        <>
          <PageHeader
            title={formWords('details', { title: exam.title })}
            back={backToList('exams')}
            status={<StatusBadge tone={statusTones[exam.status]}>{statusLabel(exam.status)}</StatusBadge>}
            actions={
              <ActionButtons
                actions={actions}
                only={['edit', 'clone', 'lock', 'unlock', 'publish']}
                item={exam}
                refused="hidden"
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
          {exam.check_error && (
            <Callout tone="attention" title={formWords('hasError')}>
              {formWords('hasErrorText')}
            </Callout>
          )}
          <DescriptionList look="columns" items={factsOf(exam)} />
          <ExamPaper exam={exam} />
        </>
      )}
    </DetailPage>
  );
}

function factsOf(exam: Exam) {
  return [
    { term: formWords('category'), details: exam.category.name },
    { term: formWords('duration'), details: words('minutes', { minutes: exam.duration_minutes }) },
    { term: formWords('perPage'), details: formatNumber(exam.questions_per_page) },
    { term: formWords('retakes'), details: formatNumber(exam.retakes) },
    { term: formWords('deduction'), details: formatPercent(exam.deduction_percent) },
    { term: formWords('shuffle'), details: formWords(exam.shuffle ? 'yes' : 'no') },
    { term: formWords('total'), details: formatNumber(exam.total_score) },
    { term: words('updated'), details: `${formatDateTime(exam.updated_at)}, ${exam.name_created}` },
  ];
}
