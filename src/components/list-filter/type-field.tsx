import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { referenceQueries } from '#mirror/queries/reference-queries';
import { useMirrorReach } from '../mirror-answer/mirror-reach';
import { warn } from '../../state/notices';
import { Select } from '../../ui/field/select';
import { visitorTypes } from './visitor-types';

interface TypeFieldProps {
  value: SpectacleTypeCode | null;
  onChange: (type: SpectacleTypeCode | null) => void;
  /** The types to choose from; by default the visitors' ones. */
  among?: readonly SpectacleTypeCode[];
}

export function TypeField({ value, onChange, among = visitorTypes }: TypeFieldProps) {
  const types = useLiveQuery(() => referenceQueries.list('spectacle-types'), []);
  const isMissing = useMirrorReach() === 'silent' && types?.length === 0;
  useEffect(() => {
    if (isMissing) warn('Une erreur est survenue');
  }, [isMissing]);

  const offered = (types ?? []).filter(({ code }) => among.some((type) => type === code));
  return (
    <Select
      label="Type de spectacle"
      options={[{ id: ALL, name: 'Tous' }, ...offered.map(({ code, name }) => ({ id: code, name }))]}
      value={value ?? ALL}
      onChange={(id) => onChange(among.find((type) => type === id) ?? null)}
    />
  );
}

const ALL = 'tous';
