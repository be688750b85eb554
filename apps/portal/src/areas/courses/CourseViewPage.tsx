import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { courseActions } from './courseActions';
import { CourseCertificate } from './CourseCertificate';
import { CourseClasses } from './CourseClasses';
import { CourseDocument } from './CourseDocument';
import { publicActions } from './publicActions';
import { PublicState } from './PublicState';
import { RuleNotice } from './RuleNotice';

/** One course as a document. */
export function CourseViewPage({ params: { cid } }: { params: { cid: string } }) {
  const user = useUser();
  const actions = [...courseActions(user), ...publicActions(user)];
  const [, navigate] = useLocation();
  const back = backToList('courses');
  const query = useQuery(courseQueries.full(cid));
  return (
    <DetailPage query={query} name={({ data }) => data.course_name} measure="page">
      {({ data: course }) => (
        <>
          <PageHeader
            title={course.course_name}
            back={back}
            actions={
              <ActionButtons
                actions={actions}
                only={['edit', 'copy']}
                behind={['surveys', 'ratings', 'rule', 'makePublic', 'withdrawPublic', 'delete']}
                item={course}
                onDone={(action) => action === 'delete' && navigate(back.href, { replace: true })}
              />
            }
          />
          <PublicState course={course} />
          <RuleNotice course={course} />
          <CourseDocument course={course}>
            <CourseClasses course={course} />
            <CourseCertificate course={course} />
          </CourseDocument>
        </>
      )}
    </DetailPage>
  );
}
