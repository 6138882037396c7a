// The rooms of each part of the product on their levels: a room imports rooms below it (.dependency-cruiser.mjs).

/** Rooms of the contract, lowest level first: field types, nouns, the feed of rows, calls. */
export const contractLevels = ['fields', 'people', 'content', 'agenda', 'site|tickets', 'feed', 'calls'];

/** Rooms of the server, lowest level first. */
export const serverLevels = [
  'database|pdf',
  'files|ticket-code',
  'http',
  'guard|mail|reference-list|user',
  'account|contact|revision|role-demand',
  'publication',
  'about-text|event|header|linked-article|piece-author|upload',
  'picture',
  'image|preview-image',
  'settings|show',
  'booking|device|interactive-image|price-category',
  'backup|free-ticket|news|payment|piece|show-desk|sponsor',
  'scan',
  'free-ticket-demand|session|ticket-order',
  'counters|demo|journal|passkey',
  'changes|import',
  'export|page|preview-link|wordpress',
  'trash',
  'people',
  'first-run|jobs',
  'site-health',
];

/** Rooms of the data worker, lowest level first. */
export const workerLevels = ['base', 'http|offline|search', 'session', 'door|queue', 'sync', 'kept-photos'];

/** Rooms of the components, lowest level first. */
export const componentLevels = [
  'browser|clock|hand-scanner|loading|menu|notices|picture-file|poster|request|rich-text|typed',
  'chart|form|free-ticket|mirror-answer|piece|rich-text-editor|seat-steppers|ticket|update',
  'agenda|page|session',
  'booking|list-filter|news|photo|sync',
  'demand|image-picker|interactive-image|news-sheet|piece-document|shell',
  'association|layout|revisions|show-document',
  'desk-form|desk-list',
  'sheet-form',
  'agenda-desk',
];
