import { courseViews } from '@sen/domain/reports/definitions/courseViews';
import type { ParamsOf } from '../../routes/paths';
import { thingConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

export function CourseViewsPage({ params: { course } }: { params: ParamsOf<'courseViews'> }) {
  return (
    <ReportView
      report="courseViews"
      definition={courseViews}
      given={thingConditions({ course_id: course })}
    />
  );
}
