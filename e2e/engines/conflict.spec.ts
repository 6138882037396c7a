import { test } from '../support/engines/engine-journey';
import { enterAs, goOffline, goOnline, synchronised } from '../support/engines/tab-visit';
import { retitleNews, writeNews } from '../support/news-desk';

test('an editor without a network finds what another changed meanwhile, and chooses', async ({
  tab,
  front,
  server,
}) => {
  const slug = await writeNews(server.origin, 'Répétition publique', new Date());
  await enterAs(tab, front, 'admin@theatre.example', `/coulisses/breve/ecrire/${slug}`);
  await synchronised(tab);
  await tab.isAt('Modifier une brève');
  await goOffline(tab, front);
  await tab.fill('Titre', 'Répétition ouverte à tous');
  await tab.press('button', 'Enregistrer');
  await tab.sees('Enregistré ici : partira avec le réseau');
  await retitleNews(server.origin, slug, 'Répétition publique samedi');
  await goOnline(tab, front);
  await tab.sees('Répétition publique samedi');
  await tab.press('button', /^Garder la vôtre/);
  await tab.misses('Garder la vôtre');
  await tab.press('button', 'Enregistrer');
  await tab.sees('Tout est enregistré');
  await tab.press('link', 'Voir la brève');
  await tab.isAt('Répétition ouverte à tous');
});
