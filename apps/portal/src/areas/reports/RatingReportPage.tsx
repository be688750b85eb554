import { courseRatings } from '@sen/domain/reports/definitions/courseRatings';
import { ReportView } from './ReportView';

export function RatingReportPage() {
  return <ReportView report="courseRatings" definition={courseRatings} />;
}
