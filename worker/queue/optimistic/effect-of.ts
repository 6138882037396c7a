import type { QueuedCall } from '#common/contract/calls/endpoints';
import { aboutTextEffect } from './about-text';
import { eventEffect } from './event';
import { showEffect } from './show';
import { doorDateEffect } from './door-date';
import type { Effect, WaitingWrite } from './effect';
import { freeTicketEffect } from './free-ticket';
import { freeTicketDemandEffect } from './free-ticket-demand';
import { imageEffect } from './image';
import { interactiveImageEffect } from './interactive-image';
import { newsEffect } from './news';
import { pieceEffect } from './piece';
import { pieceAuthorEffect } from './piece-author';
import { placeEffect } from './place';
import { previewImageEffect } from './preview-image';
import { roleDemandEffect } from './role-demand';
import { scanEffect } from './scan';
import { sponsorEffect } from './sponsor';
import { termsEffect } from './terms';
import { ticketOrderChangeEffect, ticketOrderEffect } from './ticket-order';

/** The effect of a waiting write on this device; null for one that shows nothing until the server has it. */
export function effectOf(write: WaitingWrite): Effect | null {
  return effects[write.call](write);
}

const effects: Readonly<Record<QueuedCall, (write: WaitingWrite) => Effect | null>> = {
  acceptTerms: termsEffect,
  createRoleDemand: roleDemandEffect,
  deleteRoleDemand: roleDemandEffect,
  createNews: newsEffect,
  updateNews: newsEffect,
  deleteNews: newsEffect,
  createPiece: pieceEffect,
  updatePiece: pieceEffect,
  deletePiece: pieceEffect,
  createPieceAuthor: pieceAuthorEffect,
  deletePieceAuthor: pieceAuthorEffect,
  createImage: imageEffect,
  updateImage: imageEffect,
  deleteImage: imageEffect,
  // The person who sent a picture sees its bytes until rows name the file.
  takeImageFile: () => null,
  takePreviewImageFile: () => null,
  createPreviewImage: previewImageEffect,
  deletePreviewImage: previewImageEffect,
  createAboutText: aboutTextEffect,
  updateAboutText: aboutTextEffect,
  createShow: showEffect,
  updateShow: showEffect,
  deleteShow: showEffect,
  createInteractiveImage: interactiveImageEffect,
  updateInteractiveImage: interactiveImageEffect,
  placeInteractiveImage: placeEffect('secretariat', 'desk-interactive-images', 'interactive-images'),
  deleteInteractiveImage: interactiveImageEffect,
  createEvent: eventEffect,
  updateEvent: eventEffect,
  deleteEvent: eventEffect,
  createSponsor: sponsorEffect,
  updateSponsor: sponsorEffect,
  placeSponsor: placeEffect('site', 'desk-sponsors', 'sponsors'),
  deleteSponsor: sponsorEffect,
  restoreTrashed: () => null,
  updateFreeTicket: freeTicketEffect,
  deleteFreeTicket: freeTicketEffect,
  createFreeTicketDemand: freeTicketDemandEffect,
  deleteFreeTicketDemand: freeTicketDemandEffect,
  sendContactMessage: () => null,
  // Only the server knows whether there are seats.
  createBooking: () => null,
  createTicketOrder: ticketOrderEffect,
  changeTicketOrder: ticketOrderChangeEffect,
  changeDoorDate: doorDateEffect,
  sendScans: scanEffect,
};
