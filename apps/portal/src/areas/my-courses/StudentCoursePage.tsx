import type { OpenClass } from '@sen/api/contract/model';
import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { reviewQueries } from '@sen/api/resources/reviews/reviewQueries';
import { can } from '@sen/domain/access/can';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { OwnCertificates } from '../../patterns/certificates/OwnCertificates';
import { joinQueries } from '../../patterns/joinQueries';
import { backToList } from '../../patterns/list/lastLists';
import { Loaded } from '../../patterns/Loaded';
import { AskDialog } from '../../patterns/registration/AskDialog';
import { useDocumentName } from '../../patterns/useDocumentName';
import type { ParamsOf } from '../../routes/paths';
import { CourseReviews } from './CourseReviews';
import { NextSteps } from './NextSteps';
import { StudentCourseDocument } from './StudentCourseDocument';

/** A course as a student sees it: what one can do next, what it teaches, what others say. */
export function StudentCoursePage({ params: { cid } }: { params: ParamsOf<'studentCourse'> }) {
  const { role } = useUser();
  const mayAsk = can(role, 'registration.ask');
  const course = useQuery(myCourseQueries.course(cid));
  const rating = useQuery(reviewQueries.rating(cid));
  const own = useQuery(myCourseQueries.ofCourse(cid));
  const open = useQuery({ ...registrationQueries.ofCourse(cid), enabled: mayAsk });
  const [asking, setAsking] = useState<OpenClass | null>(null);
  useDocumentName(course.data?.data.course_name ?? '');
  return (
    <PageFrame measure="page">
      <Loaded query={joinQueries({ course, rating, own })}>
        {(loaded) => (
          <Stack gap="xl">
            <PageHeader
              title={loaded.course.data.course_name}
              back={backToList(
                'myCourses',
                'coursesGoing',
                'coursesDone',
                'coursesComing',
                'coursesFree',
                'courseRegister',
              )}
            />
            <NextSteps
              own={loaded.own.data}
              open={mayAsk ? (open.data?.data ?? []) : null}
              onAsk={setAsking}
            />
            {mayAsk && <OwnCertificates courseId={cid} />}
            <StudentCourseDocument course={loaded.course.data} />
            <CourseReviews courseId={cid} rating={loaded.rating.data} />
          </Stack>
        )}
      </Loaded>
      {asking && <AskDialog classroom={asking} onClose={() => setAsking(null)} />}
    </PageFrame>
  );
}
