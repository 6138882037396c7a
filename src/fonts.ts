/** Made by scripts/make-fonts.sh: heavier than all the rest of a first screen, and so not in its way. */
const faces = [
  new FontFace('Bricolage Grotesque', 'url(/fonts/bricolage-grotesque.woff2)', {
    weight: '400 800',
    stretch: '75% 100%',
    display: 'swap',
  }),
  new FontFace('Source Serif 4', 'url(/fonts/source-serif-4.woff2)', { weight: '400 700', display: 'swap' }),
];

/** Only articles slant their words, and not all: fetched where it is used. */
const italic = new FontFace('Source Serif 4', 'url(/fonts/source-serif-4-italic.woff2)', {
  style: 'italic',
  weight: '400 700',
  display: 'swap',
});

/** All change at once, so that the page is laid out once more, not four times. Without them, system fonts stay. */
export async function loadFonts(): Promise<void> {
  try {
    const wanted = document.querySelector('i, em') === null ? faces : [...faces, italic];
    await Promise.all(wanted.map((face) => face.load()));
    for (const face of [...faces, italic]) document.fonts.add(face);
  } catch {
    // Out of line on a first visit: the next one tries again.
  }
}
