import { classes } from '@sen/domain/reports/definitions/classes';
import { ReportView } from './ReportView';

export function ClassReportPage() {
  return <ReportView report="classes" definition={classes} />;
}
