import type { Query, ProjectRow } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import type { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ProjectIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { projectActions, viewHref } from './projectActions';
import { words } from './words';

interface ProjectListProps {
  title: string;
  breadcrumbs?: ReactNode;
  query: (query: Omit<Query<'listProjects'>, 'company_id'>) => ReturnType<typeof projectQueries.list>;
  /** The unit to which projects can be added; null where none can. */
  unit: string | null;
  emptyText: string;
}

const parts = ['lecturer', 'participant'] as const;

/** The first lecturers by name, and how many others there are. */
function lecturersOf({ lecturers, lecturer_count }: ProjectRow): string | null {
  if (lecturers.length === 0) return null;
  const others = lecturer_count - lecturers.length;
  const names = lecturers.map(({ name }) => name).join(', ');
  return others > 0 ? `${names} +${formatNumber(others)}` : names;
}

/** A list of projects: those of a unit, or those of the user. */
export function ProjectList({ title, breadcrumbs, query, unit, emptyText }: ProjectListProps) {
  const user = useUser();
  const types = useQuery(
    categoryQueries.options('projects_categories', unit === null ? {} : { getFollowCompany: unit }),
  );
  const list = useList({
    name: 'projects',
    query,
    search: 'project_name',
    sorts: ['project_name', 'created_at'],
    order: 'asc',
    filters: (filter) => [
      filter.references('project_type_id', words('type'), types.data?.data),
      ...(user.role === 'super-admin'
        ? []
        : [filter.choice('part', words('ownPart'), parts, (part) => words(part))]),
      filter.text('field', words('field'), 200),
      filter.dates('created_at', words('created')),
    ],
    rowName: (row) => row.project_name,
    actions: projectActions(user),
  });
  const add = unit !== null && (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('projectAdd', { companyId: unit })}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={title}
      breadcrumbs={breadcrumbs}
      main={add}
      list={list}
      rowHref={viewHref}
      columns={(column) => [
        column.main('project_name', words('name'), (row) => row.project_name),
        column.text('type', words('type'), (row) => row.project_type?.name),
        column.text('lecturers', words('lecturers'), lecturersOf, { width: 'wide' }),
        column.number('participants', words('participants'), (row) => row.participant_count, {
          width: 'narrow',
        }),
        column.text('field', words('field'), (row) => row.field, { priority: 'low' }),
        column.date('created_at', words('created'), (row) => row.created_at, { priority: 'low' }),
      ]}
      empty={{ icon: ProjectIcon, title: words('emptyTitle'), text: emptyText, buttons: true }}
    />
  );
}
