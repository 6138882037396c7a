import { links } from '#common/contract/site/links';
import { Library } from './library';

/** The plays that the association may choose from, and those that it has played since 1984. */
export const AssociationLibrary = () => (
  <Library kind="association" title="Bibliothèque" address={links.library.to()} />
);
