// The rooms of each part of the product on their levels: a room imports rooms below it (.dependency-cruiser.mjs).

/** Rooms of the contract, lowest level first: field types, nouns, the feed of rows, calls. */
export const contractLevels = ['fields', 'people', 'content', 'agenda', 'site|tickets', 'feed', 'calls'];

/** Rooms of the server, lowest level first; each in its wing. */
export const serverLevels = [
  'platform/pdf|platform/process',
  'platform/database',
  'platform/files|platform/http|tickets/ticket-code',
  'platform/guard|platform/jobs|platform/mail|platform/picture|people/user|content/header|content/reference-list',
  'platform/feed|people/role-demand|people/session|content/contact|content/publication|content/upload',
  'people/passkey|content/about-text|content/image|content/linked-article|content/news|content/piece-author|content/preview-image|agenda/event|agenda/show',
  'content/piece|content/preview-link|content/settings|content/sponsor|agenda/interactive-image|agenda/price-category|tickets/device|operation/backup',
  'content/page|content/trash|tickets/booking',
  'agenda/show-desk|tickets/free-ticket|tickets/payment',
  'tickets/free-ticket-demand|tickets/scan',
  'tickets/ticket-order|operation/badge|operation/import|operation/journal',
  'people/account|operation/demo|operation/export|operation/wordpress',
  'operation/first-run|operation/jobs',
  'operation/site-health',
];

/** Rooms of the data worker, lowest level first. */
export const workerLevels = [
  'base',
  'http|offline|search',
  'session',
  'door|queue',
  'sync',
  'offline-photos',
];

/** Rooms of the components, lowest level first. */
export const componentLevels = [
  'browser|chart|clock|hand-scanner|loading|menu|notices|picture-file|poster|request|rich-text',
  'form|free-ticket|mirror-answer|piece|rich-text-editor|ticket|update',
  'agenda|page|session',
  'booking|list-filter|news|photo|sync',
  'image-picker|interactive-image|piece-document|shell',
  'association|layout|show-document',
];

/** Rooms of the desk, lowest level first: what its forms and lists share, and its nouns above. */
export const deskLevels = [
  'demand|revision',
  'form|list',
  'agenda',
  'about-text|association|booking|event|free-ticket|image|interactive-image|journal|news|piece|price-category|show|site|sponsor|user',
];
