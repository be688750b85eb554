import type { Class } from '@sen/api/contract/model';
import { vietnameseOrder } from '@sen/domain/text/sort';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { DataTable, type DataSort } from '@sen/ui/DataTable';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { AddPersonIcon, PeopleIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { PageSize } from '../../patterns/list/listState';
import { useRowActions } from '../../patterns/list/useRowActions';
import { useTableView } from '../../patterns/useTableView';
import { href } from '../../routes/paths';
import { classListWords } from './classListWords';
import { studentActions } from './studentActions';
import { matchingStudents } from './matchingStudents';
import { studentWords } from './studentWords';
import { studentColumns } from './taughtClassColumns';
import { words } from './words';

const AddStudentsDialog = lazyPart(async () => (await import('./AddStudentsDialog')).AddStudentsDialog);

interface ClassStudentsProps {
  classroom: Class;
  students: NonNullable<Class['students']>;
}

const firstPage: { page: number; pageSize: PageSize } = { page: 1, pageSize: 20 };

/** The students of a class: searched, sorted and paged here, for the class has them all. */
export function ClassStudents({ classroom, students }: ClassStudentsProps) {
  const view = useTableView('class-students');
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<DataSort>({ key: 'name', direction: 'ascending' });
  const [{ page, pageSize }, setPage] = useState(firstPage);
  const rows = useMemo(() => students.map((student) => ({ ...student, classroom })), [students, classroom]);
  const [order] = useState(vietnameseOrder);
  const found = useMemo(() => matchingStudents(rows, search, sort, order), [rows, search, sort, order]);
  const { may_enrol: mayEnrol } = classroom;
  const { dialog, ...table } = useRowActions(rows, { actions: mayEnrol ? studentActions() : [] });
  const add = mayEnrol && (
    <Inline gap="s">
      <ButtonLink href={href('classList', { cid: classroom.id })}>{classListWords('open')}</ButtonLink>
      <Button icon={<Icon of={AddPersonIcon} />} onPress={() => setAdding(true)}>
        {studentWords('add')}
      </Button>
    </Inline>
  );
  const firstShown = (Math.min(page, Math.max(1, Math.ceil(found.length / pageSize))) - 1) * pageSize;
  return (
    <>
      <DataTable
        {...view}
        {...table}
        label={words('students')}
        columns={studentColumns()}
        rows={found.slice(firstShown, firstShown + pageSize)}
        rowName={(row) => row.name}
        rowHref={({ id, is_view }) =>
          is_view ? href('studentWork', { cid: classroom.id, stid: id }) : undefined
        }
        sort={sort}
        onSortChange={setSort}
        toolbar={
          <ListToolbar
            search={{
              value: search,
              onSearch: (typed) => {
                setSearch(typed);
                setPage({ page: 1, pageSize });
              },
            }}
            actions={students.length > 0 && add}
          />
        }
        paging={{
          page: firstShown / pageSize + 1,
          pageSize,
          total: found.length,
          onPageChange: (next) => setPage({ page: next, pageSize }),
          onPageSizeChange: (size) => setPage({ page: 1, pageSize: size }),
        }}
        narrowedBy={search === '' ? undefined : 'search'}
        onClear={() => setSearch('')}
        empty={
          <EmptyState icon={PeopleIcon} title={words('noStudents')} actions={add}>
            {mayEnrol ? studentWords('noStudentsText') : words('noStudentsText')}
          </EmptyState>
        }
      />
      <Suspense>
        {adding && <AddStudentsDialog classroom={classroom} onClose={() => setAdding(false)} />}
        {dialog}
      </Suspense>
    </>
  );
}
