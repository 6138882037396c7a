import { links } from '#common/contract/site/links';
import { Library } from './library';

/** What the workshops have played. */
export const AtelierLibrary = () => <Library kind="atelier" title="Atelier" address={links.atelier.to()} />;
