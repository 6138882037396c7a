import { saveFile } from '../../../components/browser/save-file';
import { warn } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { reportCsv, reportFileName } from './report-csv';
import { reportPicture } from './report-picture';
import type { Report } from './report-words';

/** Saves the report as a table, and its chart as a picture once somebody came in. */
export function ReportFiles({ report }: { report: Report }) {
  const savePicture = async () => {
    const picture = await reportPicture(report);
    if (picture === null)
      warn(
        'L’image n’a pas pu être faite\u00a0: cet appareil manque de mémoire. Fermez d’autres onglets, puis réessayez.',
      );
    else saveFile(picture, reportFileName(report, 'png'));
  };
  return (
    <>
      <Button
        icon="download"
        onClick={() =>
          saveFile(
            new Blob([reportCsv(report)], { type: 'text/csv;charset=utf-8' }),
            reportFileName(report, 'csv'),
          )
        }
      >
        Fichier CSV
      </Button>
      {report.quarters.length > 0 && (
        <Button icon="image" onClick={() => void savePicture()}>
          Image
        </Button>
      )}
    </>
  );
}
