import type { Lesson } from '@sen/api/contract/model';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { formatDuration } from '@sen/domain/lessons/duration';
import { lessonKind } from '@sen/domain/study/lessonKind';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { LessonViewer } from '../../patterns/lesson-viewer/LessonViewer';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { backToLessons } from './backToLessons';
import { lessonActions } from './lessonActions';
import { mayEdit } from './mayEdit';
import { PackagePreview } from './PackagePreview';
import { formWords, words } from './words';

/** One lesson: its main file, its other files, and where it belongs. */
export function LessonViewPage({ params }: { params: { lessonid: string } }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const query = useQuery(lessonQueries.detail(params.lessonid));
  const back = backToLessons();
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data: lesson }) => (
        <>
          <PageHeader
            title={lesson.name}
            back={back}
            status={<StatusBadge tone={statusTones[lesson.status]}>{statusLabel(lesson.status)}</StatusBadge>}
            actions={
              <ActionButtons
                actions={lessonActions(user)}
                only={['edit', 'clone', 'lock', 'unlock']}
                behind={['delete']}
                item={lesson}
                onDone={(action) => action === 'delete' && navigate(back.href, { replace: true })}
              />
            }
          />
          {lesson.copied_from && (
            <Callout
              title={formWords('isCopy')}
              actions={
                <Link href={href('lessonView', { lessonid: lesson.copied_from })}>
                  {formWords('seeOriginal')}
                </Link>
              }
            >
              {formWords('isCopyText')}
            </Callout>
          )}
          <LessonViewer
            attachments={lesson.attachments}
            link={lesson.link}
            mainView={isPackaged(lesson) ? <PackagePreview lessonId={lesson.id} /> : undefined}
            replaceHref={
              mayEdit(user, lesson).allowed ? href('lessonEdit', { lessonid: lesson.id }) : undefined
            }
          />
          <Stack>
            <Heading level={2}>{formWords('general')}</Heading>
            <DescriptionList items={factsOf(lesson)} />
          </Stack>
        </>
      )}
    </DetailPage>
  );
}

function isPackaged({ attachments }: Lesson): boolean {
  return lessonKind(attachments.find(({ is_main }) => is_main)?.type ?? '') === 'package';
}

function factsOf(lesson: Lesson) {
  return [
    { term: words('category'), details: lesson.category.name },
    { term: words('project'), details: lesson.project_name },
    {
      term: words('duration'),
      details: lesson.duration_seconds === null ? undefined : formatDuration(lesson.duration_seconds),
    },
    { term: words('inCourses'), details: lesson.courses.join(', ') || undefined },
    { term: words('inClasses'), details: lesson.classes.join(', ') || undefined },
    { term: words('createdBy'), details: lesson.name_created },
    { term: words('created'), details: formatDateTime(lesson.created_at) },
    { term: words('updated'), details: formatDateTime(lesson.updated_at) },
  ].filter(({ details }) => details !== undefined);
}
