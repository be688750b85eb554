import type { ExamToMark } from '@sen/api/contract/model';
import { markingQueries } from '@sen/api/resources/marking/markingQueries';
import { EditIcon, EyeIcon, MarkingIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { filteredHref } from '../../patterns/list/filteredHref';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { testName } from '../../words/testName';
import { correctionWords } from './correctionWords';
import { ToMarkTabs } from './ToMarkTabs';
import { words } from './words';

/** The exams of a teacher's classes with what waits for a mark; a row leads to the desk, or to what was handed in. */
export function ExamsToMarkPage() {
  const list = useList({
    name: 'exams-to-mark',
    query: markingQueries.exams,
    search: 'title',
    sorts: ['waiting_answers', 'end_time', 'title'],
    order: 'desc',
    filters: (filter) => [filter.text('classroom_name', words('class'))],
    rowId: (row) => row.assignment_id,
    rowName: testName,
    actions: examToMarkActions,
  });
  return (
    <ListPage
      title={pageTitle('toMark')}
      tabs={<ToMarkTabs current="examsToMark" />}
      list={list}
      rowHref={deskHref}
      columns={(column) => [
        column.main('title', words('exam'), testName),
        column.text('class', words('class'), (row) => row.classroom_name, { width: 'wide' }),
        column.number('waiting_answers', words('waiting'), (row) => row.waiting_answers),
        column.number('handed_in', words('handedInCount'), (row) => row.handed_in),
        column.dateTime('waiting_since', words('waitingSince'), (row) => row.waiting_since, {
          priority: 'low',
        }),
        column.dateTime('end_time', words('closesAt'), (row) => row.end_time),
      ]}
      empty={{ icon: MarkingIcon, title: words('noExams'), text: words('noExamsText') }}
    />
  );
}

const examToMarkActions: ActionGroups<ExamToMark> = [
  [
    {
      id: 'submissions',
      icon: EyeIcon,
      label: words('seeSubmissions'),
      href: ({ classroom_id: cid, assignment_id }) =>
        filteredHref(href('marking', { cid }), { assignment_id }),
    },
    {
      id: 'correct',
      icon: EditIcon,
      label: correctionWords('correct'),
      href: ({ classroom_id: cid, assignment_id: ssclid }) => href('corrections', { cid, ssclid }),
    },
  ],
];

function deskHref({ classroom_id: cid, assignment_id, waiting_answers }: ExamToMark): string {
  return waiting_answers > 0
    ? `${href('markDesk', { cid })}?exam=${assignment_id}`
    : filteredHref(href('marking', { cid }), { assignment_id });
}
