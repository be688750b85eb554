import { classViews } from '@sen/domain/reports/definitions/classViews';
import type { ParamsOf } from '../../routes/paths';
import { thingConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

/** The classes of a course; its unit and project follow from it. */
export function ClassViewsPage({ params: { cid } }: { params: ParamsOf<'classViews'> }) {
  return (
    <ReportView report="classViews" definition={classViews} given={thingConditions({ course_id: cid })} />
  );
}
