import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { uuidPattern } from '#common/base/uuid';
import { freshUuid } from '../../../bridge/fresh-uuid';
import type { DeskNoun, DeskThing, DeskValues } from './desk-noun';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { DeskLookup } from './desk-lookup';
import { type Desk, useDesk } from './use-desk';

interface DeskRouteProps<Values extends DeskValues> {
  noun: DeskNoun<Values>;
  Form: ComponentType<{ desk: Desk<Values> }>;
}

/**
 * Opens the form of the thing named by the address. Something new gets an address of its own from the beginning, so
 * that what was typed is found again after a reload, a crash or a step back.
 */
export function DeskRoute<Values extends DeskValues>({ noun, Form }: DeskRouteProps<Values>) {
  const { slug } = useParams<{ slug?: string }>();
  const [fresh] = useState(freshUuid);
  const search = useSearch();
  if (slug === undefined) {
    // Keeps the query string of what another app shared.
    const shared = search === '' ? '' : `?${search}`;
    return <Redirect to={noun.editor({ slug: fresh }) + shared} replace />;
  }
  if (uuidPattern.test(slug)) return <Opened key={slug} noun={noun} Form={Form} uuid={slug} />;
  return <DeskBySlug noun={noun} Form={Form} slug={slug} />;
}

/**
 * What has not appeared yet gets another slug with another title, perhaps long after that was saved here. So the entry of
 * the browser's history remembers whose form it opened: a reload or a step back finds it under its former slug, too.
 */
function DeskBySlug<Values extends DeskValues>({
  noun,
  Form,
  slug,
}: DeskRouteProps<Values> & { slug: string }) {
  const remembered: unknown = useHistoryState();
  return (
    <DeskLookup
      key={slug}
      address={isUuid(remembered) ? remembered : slug}
      read={noun.read}
      title="Formulaire"
      missing={noun.missing}
      list={noun.list()}
    >
      {(thing) => <Found noun={noun} Form={Form} thing={thing} />}
    </DeskLookup>
  );
}

const isUuid = (state: unknown): state is string => typeof state === 'string' && uuidPattern.test(state);

interface FoundProps<Values extends DeskValues> extends DeskRouteProps<Values> {
  thing: DeskThing<Values>;
}

function Found<Values extends DeskValues>({ noun, Form, thing }: FoundProps<Values>) {
  const { uuid } = thing;
  const [, navigate] = useLocation();
  // Only as it opens: later, another path would open the form anew while somebody writes in it.
  const remember = useEffectEvent(() => navigate(noun.editor(thing), { replace: true, state: uuid }));
  useEffect(() => {
    remember();
  }, [uuid]);
  return <Opened noun={noun} Form={Form} uuid={uuid} />;
}

function Opened<Values extends DeskValues>({ noun, Form, uuid }: DeskRouteProps<Values> & { uuid: string }) {
  const desk = useDesk(noun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}
