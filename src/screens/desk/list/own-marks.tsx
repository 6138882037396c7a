import { Badge } from '../../../ui/badge';

interface OwnMarksProps {
  /** It has unsaved changes on this device. */
  isDrafted: boolean;
  /** What was saved here is not on the server yet. */
  isWaiting: boolean;
}

/** Marks of what this device alone has of a row. */
export const OwnMarks = ({ isDrafted, isWaiting }: OwnMarksProps) => (
  <>
    {isDrafted && <Badge shape="dashed">Brouillon sur cet appareil</Badge>}
    {isWaiting && <Badge shape="half">En attente d’envoi</Badge>}
  </>
);
