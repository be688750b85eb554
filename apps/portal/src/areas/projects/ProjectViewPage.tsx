import type { Project } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { can } from '@sen/domain/access/can';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { Paragraphs } from '../../patterns/Paragraphs';
import { filteredHref } from '../../patterns/list/filteredHref';
import { href } from '../../routes/paths';
import { formatDateTime, formatNumber } from '../../words/formats';
import { projectActions } from './projectActions';
import { ProjectCourses } from './ProjectCourses';
import { ProjectPeople } from './ProjectPeople';
import { ProjectTrail, UnitName, useProjectsList } from '../../patterns/projectPlaces';
import { words } from './words';

/** One project with its people. */
export function ProjectViewPage({
  params: { companyId, projectId },
}: {
  params: { companyId: string; projectId: string };
}) {
  const user = useUser();
  const [, navigate] = useLocation();
  const list = useProjectsList(companyId);
  const query = useQuery(projectQueries.detail(projectId));
  return (
    <DetailPage
      query={query}
      name={({ data }) => data.project_name}
      measure="page"
      belongs={({ data }) => data.company_id === companyId}
    >
      {({ data: project }) => (
        <>
          <PageHeader
            title={project.project_name}
            breadcrumbs={
              <ProjectTrail
                unit={{ id: project.company_id, name: project.company_name }}
                current={project.project_name}
              />
            }
            actions={
              can(user.role, 'project.edit') && (
                <ActionButtons
                  actions={projectActions(user)}
                  only={['edit']}
                  behind={['delete']}
                  item={project}
                  onDone={(action) => action === 'delete' && navigate(list.href, { replace: true })}
                />
              )
            }
          />
          <DescriptionList look="figures" items={figuresOf(project)} />
          <Paragraphs text={project.project_description} />
          <ProjectCourses project={project} />
          <ProjectPeople title={words('lecturers')} none={words('notLecturers')} people={project.lecturers} />
          <ProjectPeople
            title={words('participants')}
            none={words('noParticipants')}
            people={project.participants}
          />
          <Stack>
            <Heading level={2}>{words('about')}</Heading>
            <DescriptionList items={factsOf(project)} />
          </Stack>
        </>
      )}
    </DetailPage>
  );
}

function figuresOf({ id, company_id, counts, lecturers, participants }: Project) {
  const classes = formatNumber(counts.classes);
  const toClasses = filteredHref(href('classes'), { project_id: id });
  return [
    { term: words('lecturers'), details: formatNumber(lecturers.length) },
    { term: words('participants'), details: formatNumber(participants.length) },
    { term: words('courses'), details: formatNumber(counts.courses) },
    {
      term: words('classes'),
      details: counts.classes > 0 ? <Link href={toClasses}>{classes}</Link> : classes,
    },
    {
      term: words('surveys'),
      details: <Link href={href('projectSurveys', { ic: company_id, ip: id })}>{words('seeSurveys')}</Link>,
    },
    { term: words('runningClasses'), details: formatNumber(counts.running_classes) },
  ];
}

function factsOf(project: Project) {
  return [
    { term: words('ownPart'), details: project.part ? words(project.part) : undefined },
    { term: words('type'), details: project.project_type?.name },
    { term: words('field'), details: project.field ?? undefined },
    {
      term: words('unit'),
      details: <UnitName unit={{ id: project.company_id, name: project.company_name }} />,
    },
    { term: words('createdBy'), details: project.name_created ?? undefined },
    { term: words('created'), details: formatDateTime(project.created_at) },
    { term: words('updated'), details: formatDateTime(project.updated_at) },
  ].filter(({ details }) => details !== undefined);
}
