import { DOT } from '#common/base/dot';
import { isoDateTime, hourInWords } from '#common/base/dates';
import { Badge } from '../../../ui/badge';
import { classNames } from '../../../ui/class-names';
import { incidentReason, incidentTask, scanNames } from '../scan-words';
import type { Incident } from './report-words';
import styles from './report.module.css';

/** Incidents at the door: when, why, whose ticket, at which door, by whom. */
export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <section className={styles.part} aria-label="Doubles, refus et entrées à vérifier">
      <h2 className="section-title heading-rule">Doubles, refus et entrées à vérifier</h2>
      <p className={classNames(styles.note, 'soft small')}>
        Les contrôles que le serveur n’a pas retenus, et les entrées qu’il compte alors que leur billet a
        changé entre-temps. Ce qu’un téléphone refuse de lui-même n’est pas enregistré.
      </p>
      {incidents.length === 0 && <p>Rien à signaler.</p>}
      <ul className={styles.incidents} aria-label="Doubles, refus et entrées à vérifier">
        {incidents.map((incident) => (
          <li key={incident.key}>
            <time dateTime={isoDateTime(incident.at)}>{hourInWords(incident.at)}</time>
            <div>
              <p>
                <b>{incident.name ?? 'Billet inconnu'}</b>
                {incident.count > 1 && `\u00a0· ${incident.count}\u00a0personnes`}
              </p>
              <p className="small soft">
                {[scanNames[incident.kind], incident.door, incident.by].filter(Boolean).join(DOT)}
              </p>
              {incidentTask(incident) !== null && <p className="small">{incidentTask(incident)}</p>}
            </div>
            <Badge shape={incident.status === 'refused' ? 'cross' : 'triangle'}>
              {incidentReason(incident)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
