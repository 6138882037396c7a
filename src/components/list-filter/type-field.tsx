import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { referenceQueries } from '#mirror/queries/reference-queries';
import { useMirrorReach } from '../mirror-answer/mirror-reach';
import { warn } from '../../state/notices';
import { visitorTypes } from './list-types';
import { oneOf } from './address-value';
import { orNone, ChoiceField } from './choice-field';

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

  const offered = (types ?? []).flatMap(({ code, name }) => {
    const value = oneOf(among, code);
    return value === undefined ? [] : [{ value, name }];
  });
  return (
    <ChoiceField
      label="Type de spectacle"
      choices={orNone('Tous', offered)}
      value={value}
      onChange={onChange}
    />
  );
}
