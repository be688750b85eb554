import { departments } from '@sen/domain/reports/definitions/departments';
import { ReportView } from './ReportView';

export function DepartmentReportPage() {
  return <ReportView report="departments" definition={departments} />;
}
