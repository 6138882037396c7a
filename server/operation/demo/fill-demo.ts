import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { parisDay } from '#common/base/paris-time';
import { slugOf } from '#common/base/slug';
import { addAboutText } from '../../content/about-text/about-text-repository';
import { databaseNow } from '../../platform/database/clock';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { addEvents } from '../../agenda/event/event-repository';
import type { FileStore } from '../../platform/files/file-store';
import { addImages } from '../../content/image/image-repository';
import { addNews } from '../../content/news/news-repository';
import { addPreviewImage } from '../../content/preview-image/preview-image-repository';
import { changeSettings, lockSettings } from '../../content/settings/settings-repository';
import { richTextOf, typographic } from '../../content/settings/text-markup';
import { type DemoCalendar, demoCalendar } from './demo-calendar';
import { demoEvents } from './demo-events';
import { fillDemoDoor } from './demo-door';
import { isDemo, markDemo } from '../../platform/database/demo-mark';
import { demoNews } from './demo-news';
import { drawDemoImages } from './demo-images';
import { addDemoPeople, demoPeople, demoUuid } from './demo-people';
import { type DemoPicture, drawDemoPictures } from './demo-pictures';
import { addDemoPieces, demoPieces } from './demo-pieces';
import { addDemoSponsors } from './demo-sponsors';
import { addDemoWaiting } from './demo-waiting';
import { demoAddress, demoDescription, demoFacebook, demoTexts } from './demo-texts';
import type { DemoNewsItem } from './news/demo-news-item';

/**
 * Fills a database prepared by `prepareSite` with the demo association and marks it as a demo, in one transaction. A
 * database that is already a demo is left unchanged.
 */
export async function fillDemo(database: Kysely<Database>, files: FileStore): Promise<void> {
  if (await isDemo(database)) return;
  const calendar = demoCalendar(await databaseNow(database));
  const newsList = demoNews(calendar);
  const pictures = await drawDemoPictures(files, newsList);
  const images = await drawDemoImages(files, demoPieces(calendar), calendar.now);
  await write(database, async (transaction) => {
    // Another node may have filled the same database meanwhile.
    if (await isDemo(transaction.database)) return;
    await markDemo(transaction);
    await addDemoPeople(transaction);
    await addDemoWaiting(transaction, calendar);
    await introduceAssociation(transaction, calendar);
    for (const [rank, news] of newsList.entries())
      await publish(transaction, news, must(pictures[rank], 'the picture of a news item'));
    await addDemoPieces(transaction, calendar);
    await addImages(transaction, images);
    await addEvents(transaction, demoEvents(calendar));
    await addDemoSponsors(transaction);
    await fillDemoDoor(transaction, calendar);
  });
}

async function introduceAssociation(transaction: WriteTransaction, calendar: DemoCalendar): Promise<void> {
  const { uuid: _uuid, version: _version, ...settings } = await lockSettings(transaction);
  const description = typographic(demoDescription);
  const filled = { ...settings, description, address: demoAddress, facebook: demoFacebook };
  await changeSettings(transaction, filled, settings);
  const lastModified = calendar.dayFromNow(-40);
  for (const { slug, type, title, text } of demoTexts) {
    await addAboutText(transaction, {
      uuid: demoUuid(`texte ${slug}`, lastModified),
      slug,
      type,
      title: typographic(title),
      content: richTextOf(text),
      version: 1,
      lastAuthor: demoPeople.admin.uuid,
      lastModified,
    });
  }
}

const HOUR = 3_600_000;

async function publish(
  transaction: WriteTransaction,
  news: DemoNewsItem,
  picture: DemoPicture,
): Promise<void> {
  const title = typographic(news.title);
  const year = Number(parisDay(news.at).slice(0, 4));
  const creationDate = writtenAt(news.at, transaction.now);
  const { edited } = news;
  await addPreviewImage(transaction, {
    uuid: picture.uuid,
    name: title,
    year,
    spectacle_types: [...news.types],
    types: ['DIVERS'],
    creation_date: creationDate,
    extension: picture.extension,
    background_color: picture.backgroundColor,
    version: picture.version,
  });
  await addNews(transaction, {
    uuid: demoUuid(`brève ${news.title}`, news.at),
    slug: slugOf(news.title),
    title,
    description: typographic(news.description),
    content: richTextOf(news.text),
    previewImage: picture.uuid,
    creationDate,
    lastModified: edited ? new Date(creationDate.getTime() + edited.hoursLater * HOUR) : null,
    visibleFrom: news.at,
    author: demoPeople[news.author ?? 'contenu'].uuid,
    lastAuthor: edited ? demoPeople[edited.by].uuid : null,
    years: news.years ?? [year],
    spectacleTypes: news.types,
    version: randomVersion(),
  });
}

/** An hour before its publication, or 26 hours ago if that is earlier. */
function writtenAt(at: Date, now: Date): Date {
  const lately = now.getTime() - 26 * HOUR;
  return new Date(Math.min(at.getTime() - HOUR, lately));
}
