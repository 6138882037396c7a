import { type ReferenceListName, referenceLists } from '#common/contract/content/reference-names';
import type { Handlers } from '../../platform/http/handler';

export const referenceListRoutes = {
  listSpectacleTypes: answer('spectacle-types'),
  listImageTypes: answer('image-types'),
  listPreviewImageTypes: answer('preview-image-types'),
  listInteractiveZoneTypes: answer('interactive-zone-types'),
  listSystemMailAddresses: answer('system-mail-addresses'),
  listTicketOrderStates: answer('ticket-order-states'),
  listFreeTicketStates: answer('free-ticket-states'),
  listTextTemplateTypes: answer('text-template-types'),
} satisfies Partial<Handlers>;

// The lists are closed and defined in the contract, so nothing is read from the database.
function answer(list: ReferenceListName) {
  const entries = Object.entries(referenceLists[list]).map(([code, name]) => ({ code, name }));
  return () => Promise.resolve(entries);
}
