import { crossesItself, isUprightRectangle } from '#common/base/polygon';
import { expectFocusIn, tabTo } from './support/focus';
import { act, expect, field, openDesk, test } from './support/show-desk';
import { deskStored, goOffline, goOnline, inAnotherTab, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';
import {
  LIST,
  board,
  changeImage,
  chooseImage,
  chooseType,
  drag,
  expectEscapeOnlyCloses,
  expectFirstNamed,
  expectNear,
  newForm,
  picker,
  pointAt,
  press,
  row,
  savedZones,
  zone,
} from './support/zone-desk';

// The whole picture and its tools are above the bar.
test.use({ viewport: { width: 1280, height: 900 } });

test('a rectangle and a contour are drawn by mouse on a picture, told what they show, and saved', async ({
  page,
  server,
}) => {
  await openDesk(page, LIST);
  await synchronised(page);
  await page.getByRole('link', { name: 'Ajouter une image interactive' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une image interactive' })).toBeVisible();
  await field(page, 'Titre').fill('La troupe du Dindon');
  await chooseImage(page);
  await expectWelcomeEverywhere(page);

  await act(page, 'Rectangle');
  await drag(page, [0.1, 0.1], [0.3, 0.4]);
  await expect(zone(page, 1)).toBeFocused();
  await field(page, 'Nom de la zone').fill('Le décor');
  await field(page, 'Texte de la bulle').fill('Peint par Zélie Oudin.');

  await act(page, 'Contour');
  await press(page, [0.5, 0.2], [0.8, 0.2], [0.7, 0.6]);
  await expectEscapeOnlyCloses(page);
  await press(page, [0.5, 0.5], [0.5, 0.2]);
  await expect(zone(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await chooseType(page, 'Personnage');
  await field(page, 'Nom du personnage').fill('Pontagnac');
  await field(page, 'Joué par').fill('Lucien Bonnafous');
  await expect(row(page, 2)).toHaveAccessibleName(/Pontagnac/);

  // Held anywhere, it moves as a whole; by a corner, it is stretched.
  await drag(page, [0.2, 0.25], [0.25, 0.3]);
  await drag(page, [0.35, 0.45], [0.4, 0.5]);
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  const saved = await savedZones(server.origin, 'La troupe du Dindon');
  expect(saved).toMatchObject([
    { type: 'TEXTE', shape: 'RECTANGLE', name: 'Le décor', text: 'Peint par Zélie Oudin.' },
    { type: 'PERSONNAGE', shape: 'POLYGONE', name: 'Pontagnac', actor: 'Lucien Bonnafous' },
  ]);
  const [set, role] = saved.map(({ points }) => points);
  expect(isUprightRectangle(set ?? [])).toBe(true);
  expectNear(set?.[0], [0.15, 0.15]);
  expectNear(set?.[2], [0.4, 0.5]);
  expect(role).toHaveLength(4);
  expectNear(role?.[2], [0.7, 0.6]);

  await page.reload();
  await expect(field(page, 'Titre')).toHaveValue('La troupe du Dindon');
  await row(page, 2).click();
  await expect(zone(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 'Nom du personnage')).toHaveValue('Pontagnac');
  await expectWelcomeEverywhere(page);
});

test('zones are drawn, moved, reshaped, removed and brought back with a keyboard alone', async ({
  page,
  server,
}) => {
  const onBoard = (name: string) => board(page).getByRole('button', { name, exact: true });
  await openDesk(page, newForm());
  await synchronised(page);
  await tabTo(page, field(page, 'Titre'));
  await page.keyboard.type('Le plan de la salle');
  await tabTo(page, page.getByRole('button', { name: 'Choisir une image…' }));
  await page.keyboard.press('Enter');
  await expectFocusIn(picker(page));
  await tabTo(page, picker(page).getByRole('option').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Changer d’image…' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Rectangle' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(zone(page, 1)).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(
    page.getByText('Zone à 37 % du bord gauche et 40,2 % du haut, large de 30 %, haute de 20 %.'),
  ).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(onBoard('Coin en haut à gauche')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByText('Coin en haut à gauche, à 36 % du bord gauche et 40,2 % du haut.'),
  ).toBeAttached();
  await tabTo(page, field(page, 'Nom de la zone'));
  await page.keyboard.type('Le parterre');
  await tabTo(page, field(page, 'Texte de la bulle'));
  await page.keyboard.type('Douze rangs.');

  await tabTo(page, page.getByRole('button', { name: 'Contour' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(zone(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(onBoard('Point 1 sur 6')).toBeFocused();
  await page.keyboard.press('+');
  await expect(onBoard('Point 2 sur 7')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(onBoard('Point 2 sur 6')).toBeFocused();
  await expectWelcomeEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(zone(page, 2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(zone(page, 1)).toBeFocused();
  await expect(zone(page, 2)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(zone(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(zone(page, 2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(zone(page, 1)).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  const [floor, ...others] = await savedZones(server.origin, 'Le plan de la salle');
  expect(others).toEqual([]);
  expect(floor).toMatchObject({ name: 'Le parterre', text: 'Douze rangs.' });
  expect(floor?.points[0]).toEqual({ x: 0.36, y: 0.402 });
  expect(floor?.points[2]).toEqual({ x: 0.67, y: 0.602 });
});

test(
  'what is drawn without a network is kept through a reload, and sent once it is back',
  { tag: '@offline' },
  async ({ page, server }) => {
    await openDesk(page, newForm());
    await synchronised(page);
    await deskStored(page);
    await goOffline(page);
    await field(page, 'Titre').fill('L’affiche');
    await chooseImage(page);
    await act(page, 'Rectangle');
    await drag(page, [0.2, 0.2], [0.5, 0.5]);
    await chooseType(page, 'Lien');
    await field(page, 'Nom de la zone').fill('La pièce');
    await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
    await inAnotherTab(page, (tab) => expectFirstNamed(tab, 'La pièce'));

    await page.reload();
    await expect(page.getByText(/^Votre brouillon d.* est repris/)).toBeVisible();
    await expect(field(page, 'Titre')).toHaveValue('L’affiche');
    await expectFirstNamed(page, 'La pièce');
    await field(page, 'Lien').fill('/bibliotheque/le-dindon');
    await act(page, 'Enregistrer');
    await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
    expect(await savedZones(server.origin, 'L’affiche')).toEqual([]);

    await goOnline(page);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    expect(await savedZones(server.origin, 'L’affiche')).toMatchObject([
      { type: 'LIEN', name: 'La pièce', link: '/bibliotheque/le-dindon' },
    ]);
  },
);

test('a corner that would cross the contour is held, and a zone without words is opened when saving', async ({
  page,
  server,
}) => {
  const crossing = page.getByText('Ce point croiserait le contour.');
  await openDesk(page, newForm());
  await synchronised(page);
  await field(page, 'Titre').fill('Le salon de Vatelin');
  await chooseImage(page);

  await act(page, 'Contour');
  await press(page, [0.2, 0.2], [0.6, 0.2], [0.6, 0.6], [0.4, 0.1]);
  await expect(crossing).toBeVisible();
  await press(page, [0.2, 0.6]);
  await expect(crossing).toHaveCount(0);
  // Another picture keeps what is being drawn.
  await changeImage(page);
  await act(page, 'Fermer le contour');
  await expect(zone(page, 1)).toHaveAttribute('aria-pressed', 'true');

  // The last corner, first to where it may go, then across the opposite side.
  await pointAt(page, 0.2, 0.6);
  await page.mouse.down();
  await pointAt(page, 0.3, 0.7);
  await pointAt(page, 0.9, 0.4);
  await expect(crossing).toBeVisible();
  await page.mouse.up();
  await expect(crossing).toBeVisible();

  await act(page, 'Zone 1 Sans nom');
  await act(page, 'Enregistrer');
  await expect(field(page, 'Nom de la zone')).toBeFocused();
  await field(page, 'Nom de la zone').fill('Le salon');
  await field(page, 'Texte de la bulle').fill('Trois portes.');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  const [saved] = await savedZones(server.origin, 'Le salon de Vatelin');
  expect(saved?.points).toHaveLength(4);
  expect(crossesItself(saved?.points ?? [])).toBe(false);
  expectNear(saved?.points[3], [0.3, 0.7]);
});
