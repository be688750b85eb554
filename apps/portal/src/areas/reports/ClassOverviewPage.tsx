import { courseClasses } from '@sen/domain/reports/definitions/courseClasses';
import { thingConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

/** Of all projects, or of the one that the address names. */
export function ClassOverviewPage({ params: { project_id } }: { params: { project_id?: string } }) {
  return (
    <ReportView report="courseClasses" definition={courseClasses} given={thingConditions({ project_id })} />
  );
}
