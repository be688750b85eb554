import { units } from '@sen/domain/reports/definitions/units';
import { ReportView } from './ReportView';

export function UnitReportPage() {
  return <ReportView report="units" definition={units} />;
}
