import type { ParamsOf } from '../../routes/paths';
import { RequestDetail } from './RequestDetail';

/** One request about a course, where a notification of it leads. */
export function CourseRequestPage({ params: { cid, pid, id } }: { params: ParamsOf<'courseRequest'> }) {
  return (
    <RequestDetail id={id} belongs={({ course, project_id }) => course?.id === cid && project_id === pid} />
  );
}
