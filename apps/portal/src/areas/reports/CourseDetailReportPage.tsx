import { classStudents } from '@sen/domain/reports/definitions/classStudents';
import type { ParamsOf } from '../../routes/paths';
import { thingConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

/** The students of the classes of a course. Whether it is of a project follows from the course. */
export function CourseDetailReportPage({ params: { id } }: { params: ParamsOf<'courseDetailReport'> }) {
  return (
    <ReportView
      report="classStudents"
      definition={classStudents}
      given={thingConditions({ course_id: id })}
    />
  );
}
