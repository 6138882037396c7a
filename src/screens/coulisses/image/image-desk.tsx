import { links } from '#common/contract/site/links';
import { TrashList } from '../../../components/desk-list/trash-list';
import { ViewTabs } from '../../../components/desk-list/view-tabs';
import { firstPage, useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { OfficeHead } from '../../../components/page/office-head';
import { LinkButton } from '../../../ui/link-button';
import { type ImageView, allImages, imageViews, readImageFilter, writeImageFilter } from './image-filter';
import { ImageFound } from './image-found';
import { useImageCounts } from './use-image-page';

const inAddress = {
  address: links.backstageImages.to(),
  read: readImageFilter,
  write: writeImageFilter,
  start: firstPage,
} as const;

/** The editors' image library, read from the mirror, so available with or without a network. */
export function ImageDesk() {
  const [filter, change] = useAddressFilter(inAddress);
  const counts = useImageCounts();
  const hrefOf = (page: number) => inAddress.address + writeImageFilter({ ...filter, page });
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
        <LinkButton look="act" icon="plus" href={links.addImage.to()}>
          Ajouter des images
        </LinkButton>
      </OfficeHead>
      <ViewTabs
        label="Images"
        views={imageViews}
        selected={filter.view}
        onSelect={(view) => change({ ...allImages, size: filter.size, view })}
        tabOf={(view) => ({
          ...tabs[view],
          content:
            view === 'corbeille' ? <TrashList kind="image" page={filter.page} hrefOf={hrefOf} /> : list,
        })}
      />
    </div>
  );
}
