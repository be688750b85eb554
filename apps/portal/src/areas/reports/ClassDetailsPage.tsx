import { classStudents } from '@sen/domain/reports/definitions/classStudents';
import type { ParamsOf } from '../../routes/paths';
import { classConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

export function ClassDetailsPage({ params }: { params: ParamsOf<'classDetails'> }) {
  return <ReportView report="classStudents" definition={classStudents} given={classConditions(params)} />;
}
