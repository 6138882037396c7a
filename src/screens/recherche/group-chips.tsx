import { integer } from '#common/base/numbers';
import { type SearchGroup, searchGroupNames } from '#common/rules/search';
import { Chip, chipsClass } from '../../ui/chip';
import { groupTitles } from './search-filter';

interface GroupChipsProps {
  counts: Readonly<Record<SearchGroup, number>>;
  /** The number of pages of the site that answer too. */
  signposts: number;
  chosen: SearchGroup | null;
  onChoose: (group: SearchGroup | null) => void;
}

/** Selects where to search: everywhere, or one of the kinds that have results. */
export function GroupChips({ counts, signposts, chosen, onChoose }: GroupChipsProps) {
  const groups = searchGroupNames.filter((group) => counts[group] > 0 || group === chosen);
  const total = searchGroupNames.reduce((sum, group) => sum + counts[group], signposts);
  return (
    <div className={chipsClass} role="group" aria-label="Chercher dans">
      <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
        Tout {integer(total)}
      </Chip>
      {groups.map((group) => (
        <Chip key={group} pressed={chosen === group} onClick={() => onChoose(group)}>
          {groupTitles[group]} {integer(counts[group])}
        </Chip>
      ))}
    </div>
  );
}
