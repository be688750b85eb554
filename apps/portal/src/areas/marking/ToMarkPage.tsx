import { classQueries } from '@sen/api/resources/classes/classQueries';
import { MarkingIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { testName } from '../../words/testName';
import { waitingList } from './markingLists';
import { studentColumn } from './submissionColumns';
import { markHref, studentName } from './submissionRow';
import { ToMarkTabs } from './ToMarkTabs';
import { words } from './words';

/** The attempts that wait for a mark, of all classes, longest wait first. */
export function ToMarkPage() {
  const teacher = useUser();
  const list = useList({
    name: 'to-mark',
    query: classQueries.waitingSubmissions,
    ...waitingList,
    rowId: (row) => row.attempt_id,
    rowName: studentName,
  });
  return (
    <ListPage
      title={pageTitle('toMark')}
      tabs={<ToMarkTabs current="toMark" />}
      list={list}
      rowHref={(row) => markHref(row, teacher.id)}
      columns={(column) => [
        studentColumn(column),
        column.text('class', words('class'), (row) => row.classroom_name, { width: 'wide' }),
        column.text('exam', words('exam'), testName, { width: 'widest' }),
        column.dateTime('submitted_at', words('submittedAt'), (row) => row.submitted_at),
        column.number('waiting', words('waiting'), (row) => row.waiting_questions, { width: 'narrow' }),
        column.number('attempt', words('attempt'), (row) => row.number + 1, { priority: 'low' }),
      ]}
      empty={{ icon: MarkingIcon, title: words('nothingWaits'), text: words('nothingWaitsText') }}
    />
  );
}
