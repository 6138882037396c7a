import { useParams } from 'wouter';
import { BegunDates } from './begun-dates';
import { ReportScreen } from './report-screen';

/** The dates that have begun, each with its report. */
export const EveningReports = () => <BegunDates />;

/** The report of one date, from its scans. */
export function EveningReport() {
  const { uuid } = useParams<{ uuid: string }>();
  return <ReportScreen key={uuid} uuid={uuid} />;
}
