import { LinkButton } from '../../ui/link-button';
import { useAddressFilter } from '../list-filter/use-address-filter';
import { OfficeHead } from '../page/office-head';
import { DeskFound } from './desk-found';
import { type DeskView, deskFilter, deskViews } from './desk-filter';
import type { DeskListNoun } from './desk-list-noun';
import { TrashList } from './trash-list';
import { useDeskCounts } from './use-desk-page';
import { useDrafts } from './use-drafts';
import { ViewTabs } from './view-tabs';

/** The editors' list of news or plays: all of them, from the mirror, so that it works offline. */
export function DeskList({ noun }: { noun: DeskListNoun }) {
  const [filter, change] = useAddressFilter(noun.addresses.list, deskFilter);
  const drafts = useDrafts(noun.kind);
  const counts = useDeskCounts(noun, drafts);
  const list = <DeskFound noun={noun} filter={filter} change={change} drafts={drafts} />;
  const trash = (
    <TrashList
      kind={noun.kind}
      page={filter.page}
      hrefOf={(page) => noun.addresses.list + deskFilter.write({ ...filter, page })}
    />
  );
  const tabs: Readonly<Record<DeskView, { name: string; many?: number | undefined }>> = {
    tout: { name: 'Tout', many: counts?.all },
    'a-paraitre': { name: 'À paraître', many: counts?.coming },
    brouillons: { name: 'Brouillons', many: drafts.length },
    corbeille: { name: 'Corbeille' },
  };
  return (
    <div className="page">
      <OfficeHead title={noun.title}>
        <LinkButton variant="primary" icon="plus" href={noun.addresses.write}>
          {noun.write}
        </LinkButton>
      </OfficeHead>
      <ViewTabs
        label={noun.title}
        views={deskViews}
        selected={filter.view}
        onSelect={(view) => change({ ...deskFilter.whole, size: filter.size, view })}
        tabOf={(view) => ({ ...tabs[view], content: view === 'corbeille' ? trash : list })}
      />
    </div>
  );
}
