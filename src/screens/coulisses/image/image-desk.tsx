import { links } from '#common/contract/site/links';
import { TrashList } from '../../../components/desk-list/trash-list';
import { ViewTabs } from '../../../components/desk-list/view-tabs';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { OfficeHead } from '../../../components/page/office-head';
import { LinkButton } from '../../../ui/link-button';
import { type ImageView, imageFilter, imageViews } from './image-filter';
import { ImageFound } from './image-found';
import { useImageCounts } from './use-image-page';

/** The editors' image library, read from the mirror, so available with or without a network. */
export function ImageDesk() {
  const [filter, change] = useAddressFilter(links.backstageImages.to(), imageFilter);
  const counts = useImageCounts();
  const hrefOf = (page: number) => links.backstageImages.to() + imageFilter.write({ ...filter, page });
  const list = <ImageFound filter={filter} change={change} hrefOf={hrefOf} />;
  const tabs: Readonly<Record<ImageView, { name: string; many?: number | undefined }>> = {
    tout: { name: 'Tout', many: counts?.all },
    'a-paraitre': { name: 'À paraître', many: counts?.coming },
    'sans-fichier': { name: 'Sans fichier', many: counts?.withoutFile },
    corbeille: { name: 'Corbeille' },
  };
  return (
    <div className="page">
      <OfficeHead title="Images">
        <LinkButton variant="primary" icon="plus" href={links.addImage.to()}>
          Ajouter des images
        </LinkButton>
      </OfficeHead>
      <ViewTabs
        label="Images"
        views={imageViews}
        selected={filter.view}
        onSelect={(view) => change({ ...imageFilter.whole, size: filter.size, view })}
        tabOf={(view) => ({
          ...tabs[view],
          content:
            view === 'corbeille' ? <TrashList kind="image" page={filter.page} hrefOf={hrefOf} /> : list,
        })}
      />
    </div>
  );
}
