import type { Class } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { LockIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { viewHref } from '../../patterns/classes/classActions';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { formatDeadline } from '../../words/formats';
import { ClassEditor } from './ClassEditor';
import { formOf, classReaders } from './classForm';
import { formWords as words } from './formWords';

interface ClassEditPageProps {
  params: { companyId: string; projectId: string; courseId: string; classroomId: string };
}

/** Edits a class until it has ended. */
export function ClassEditPage({
  params: { companyId, projectId, courseId, classroomId },
}: ClassEditPageProps) {
  return (
    <EditPage
      query={classQueries.detail(classroomId)}
      name={({ classroom_name }) => classroom_name}
      belongs={({ company_id, project_id, course_id }) =>
        company_id === companyId && project_id === projectId && course_id === courseId
      }
    >
      {(classroom) =>
        classroom.may_edit ? <EditedClass classroom={classroom} /> : <EndedClass classroom={classroom} />
      }
    </EditPage>
  );
}

function EditedClass({ classroom }: { classroom: Class }) {
  const user = useUser();
  const initial = useMemo(() => formOf(classroom), [classroom]);
  const title = words('editing', { name: classroom.classroom_name });
  const { course_id, course_name, company_id } = classroom;
  return (
    <FormPage
      title={title}
      breadcrumbs={<ClassTrail classroom={classroom} />}
      draftKey={`${user.id}:class:${classroom.id}`}
      base={String(classroom.version)}
      initial={initial}
      readers={classReaders}
    >
      {(work) => (
        <ClassEditor
          work={work}
          label={title}
          course={{ id: course_id, course_name, company_id }}
          classroom={classroom}
          back={viewHref(classroom)}
        />
      )}
    </FormPage>
  );
}

function ClassTrail({ classroom }: { classroom: Class }) {
  const above = { href: viewHref(classroom), label: classroom.classroom_name };
  return <Breadcrumbs items={[backToList('classes'), above]} current={pageTitle('classEdit')} />;
}

/** Nobody changes a class that has ended (section 6). */
function EndedClass({ classroom }: { classroom: Class }) {
  const { classroom_name: name, classroom_end_time: end } = classroom;
  return (
    <PageFrame measure="sheet">
      <Stack gap="l">
        <PageHeader title={words('editing', { name })} breadcrumbs={<ClassTrail classroom={classroom} />} />
        <EmptyState
          icon={LockIcon}
          tone="waiting"
          title={words('ended')}
          actions={<ButtonLink href={viewHref(classroom)}>{words('toClass')}</ButtonLink>}
        >
          {words('endedText', { name, end: formatDeadline(end) })}
        </EmptyState>
      </Stack>
    </PageFrame>
  );
}
