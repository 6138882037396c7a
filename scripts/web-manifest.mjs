/**
 * The manifest of the installed site, which the server hands out under the association's own name.
 * @type {Partial<import('vite-plugin-pwa').ManifestOptions>}
 */
export const webManifest = {
  id: '/',
  name: 'Les Amis de la Scène',
  short_name: 'La Scène',
  description: 'Brèves, archives, réservations et billetterie de la troupe, même sans réseau.',
  lang: 'fr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: '#faf6ee',
  categories: ['entertainment', 'events'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Scanner', url: '/bar/billetterie/scan', description: 'Contrôler les billets à l’entrée' },
    { name: 'Mes places', url: '/bar/billetterie/places-gratuites', description: 'Mes places gratuites' },
    { name: 'Prochains spectacles', url: '/reservations', description: 'Dates et réservations' },
  ],
  // Handled by the service worker in worker/offline/share.ts.
  share_target: {
    action: '/coulisses/partage',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'photos', accept: ['image/*'] }],
    },
  },
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
