import { links } from '#common/contract/site/links';
import { ShareButtons } from '../../components/page/share-buttons';
import { SeasonsLink } from '../../components/page/seasons-link';
import { TextPage } from '../../components/page/text-page';

const TITLE = 'Notre histoire';

/** The history of the association, in its own words. */
export const History = () => <TextPage slug="histoire" title={TITLE} margin={share} />;

const share = () => (
  <>
    <ShareButtons title={TITLE} path={links.history.to()} />
    <SeasonsLink />
  </>
);
