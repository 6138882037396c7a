import { useState, useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { numberOf } from '#common/base/typed-number';
import { momentOf } from '#common/rules/typed-moment';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { eventOfShow } from '#common/rules/show-draft';
import { laneOf } from '#common/rules/lane';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { DeskFrame, type DeskWords } from '../form/desk-frame';
import type { Desk } from '../form/use-desk';
import { appearanceOf } from '../form/appearance';
import { SheetContents } from '../form/sheet-contents';
import { SheetFrame, type SheetSide } from '../form/sheet-frame';
import { useDeskForm } from '../form/use-desk-form';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { LinkButton } from '../../../ui/link-button';
import { locationOf } from '../agenda/location-sheet';
import { ShowDocument } from '../../../components/show-document/show-document';
import { serverNow } from '../../../components/clock/clock-offset';
import { eventSheetOf } from '../agenda/event-sheet';
import { keepDraft } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { warn } from '../../../state/notices';
import { rolesAtom } from '../../../state/session';
import { failureSentence } from '../../../text/error-sentences';
import { Button } from '../../../ui/button';
import { useRunning } from '../../../components/request/use-running';
import { showFaultPath, showFaults } from './show-faults';
import { type ShowSheet, showDateOf } from './show-sheet';
import { showConflictFields } from './show-conflict-fields';
import { showNoun } from './show-noun';
import { ShowParts, showParts } from './show-parts';
import { TellingNote } from './telling-note';
import { useTelling } from './use-telling';

/** The form of one show, with its preview. */
export function ShowForm({ desk }: { desk: Desk<ShowSheet> }) {
  const { theirs, values, uuid } = desk;
  const [side, setSide] = useState<SheetSide>('fiche');
  const telling = useTelling(desk);
  const fields = useDeskForm(desk, {
    faultsOf: showFaults,
    faultPath: showFaultPath,
    saved: 'Le spectacle est enregistré.',
    confirm: telling.confirm,
    isLong: true,
    onRefusal: () => setSide('fiche'),
  });
  const isAhead = useIsAhead(appearanceOf(values));
  return (
    <DeskFrame
      desk={desk}
      noun={showNoun}
      words={words}
      conflictFields={showConflictFields}
      isAhead={isAhead}
      onSave={fields.save}
      afterSave={<TellingNote desk={desk} />}
      actions={
        theirs !== null && (
          <>
            <LinkButton icon="image" href={links.interactiveImages.to({ slug: theirs.slug })}>
              Images interactives
            </LinkButton>
            <EventOfShow uuid={uuid} />
          </>
        )
      }
    >
      {telling.dialog}
      <SheetFrame
        label="Le spectacle"
        contents={<SheetContents parts={showParts} wrong={fields.wrongEntries} />}
        sheet={<ShowParts fields={fields} isAhead={isAhead} saved={theirs?.values ?? null} />}
        preview={<ShowPreview sheet={values} uuid={uuid} slug={theirs?.slug ?? uuid} />}
        side={side}
        onSide={setSide}
      />
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Ajouter un spectacle',
  edit: 'Modifier un spectacle',
  what: 'ce spectacle',
  all: 'Spectacles',
};

/** Preview of the show, with the components that visitors see. */
function ShowPreview({ sheet, uuid, slug }: { sheet: ShowSheet; uuid: string; slug: string }) {
  const [now] = useState(serverNow);
  const show = useMemo(() => previewOfShow(sheet, uuid, slug, now), [sheet, uuid, slug, now]);
  return <ShowDocument show={show} now={now} isOnDesk />;
}

/** The show that a sheet describes, from the values that are valid so far. */
function previewOfShow(sheet: ShowSheet, uuid: string, slug: string, now: Date): Show {
  const { title, visibleFrom, visibleUntil, pieces, dates, prices, bookings, paymentWords, paymentLink } =
    sheet;
  return {
    uuid,
    slug,
    version: '',
    title: title.trim() || 'Sans titre',
    location: locationOf(sheet),
    visibleFrom: momentOf(visibleFrom) ?? now,
    visibleUntil: momentOf(visibleUntil) ?? now,
    pieces: [...pieces],
    dates: dates
      .flatMap((date) => showDateOf(date) ?? [])
      .sort((one, other) => one.date.getTime() - other.date.getTime()),
    prices: prices.map(({ price, ...rest }) => ({ ...rest, price: Math.max(0, numberOf(price) ?? 0) })),
    payment: { words: paymentWords.trim(), link: paymentLink.trim() },
    bookings,
  };
}

/** Creates a draft of an event from the show, for people who may write events, to review and publish. */
function EventOfShow({ uuid }: { uuid: string }) {
  const roles = useAtomValue(rolesAtom);
  const [, navigate] = useLocation();
  // Prevents a second press, which would create a second draft.
  const { isRunning, run } = useRunning();
  if (!isAllowed(permissions.site, roles)) return null;
  const begin = async () => {
    const show = await deskAgendaQueries.readShow(uuid);
    if (show === null) return;
    const event = freshUuid();
    const whole = eventSheetOf(eventOfShow(show, freshUuid));
    const draft = { id: laneOf('event', event), title: show.title, desk: freshUuid(), base: null };
    const kept = await keepDraft({ ...draft, changed: whole, whole });
    if (!kept.ok) return warn(failureSentence(kept.failure));
    navigate(links.editEvent.to({ slug: event }));
  };
  return (
    <Button icon="calendar" pending={isRunning} onClick={() => void run(begin)}>
      En faire un évènement
    </Button>
  );
}
