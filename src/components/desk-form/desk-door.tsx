import { type ComponentType, useEffect, useState } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { uuidPattern } from '#common/base/uuid';
import { freshUuid } from '../../bridge/fresh-uuid';
import { warn } from '../../state/notices';
import { LoadingScreen } from '../shell/loading-screen';
import { NeverReceived } from '../mirror-answer/never-received';
import { useSought } from '../mirror-answer/use-sought';
import type { DeskNoun, DeskValues } from './desk-noun';

interface DeskDoorProps<Values extends DeskValues> {
  noun: DeskNoun<Values>;
  Form: ComponentType<{ uuid: string }>;
}

/**
 * Opens the form of the thing named by the address. Something new gets an address of its own from the beginning, so
 * that what was typed is found again after a reload, a crash or a step back.
 */
export function DeskDoor<Values extends DeskValues>({ noun, Form }: DeskDoorProps<Values>) {
  const { slug } = useParams<{ slug?: string }>();
  const [fresh] = useState(freshUuid);
  const search = useSearch();
  if (slug === undefined) {
    // Keeps the query string of what another app shared.
    const shared = search === '' ? '' : `?${search}`;
    return <Redirect to={noun.editor({ slug: fresh }) + shared} replace />;
  }
  if (uuidPattern.test(slug)) return <Form key={slug} uuid={slug} />;
  return <Sought key={slug} slug={slug} noun={noun} Form={Form} />;
}

function Sought<Values extends DeskValues>({ slug, noun, Form }: DeskDoorProps<Values> & { slug: string }) {
  const sought = useSought(slug, noun.read);
  const [uuid, setUuid] = useState<string | null>(null);
  // The uuid is kept, so that a deletion by another person does not close the form.
  if (sought.kind === 'found' && uuid === null) setUuid(sought.thing.uuid);
  if (uuid !== null) return <Form uuid={uuid} />;
  switch (sought.kind) {
    case 'found':
    case 'awaited':
      return <LoadingScreen />;
    case 'unreachable':
      return (
        <div className="page">
          <h1 className="visually-hidden">Formulaire</h1>
          <NeverReceived title="Ceci n’est pas encore sur cet appareil">
            Le serveur ne répond pas. Le formulaire s’ouvrira de lui-même dès qu’il répondra.
          </NeverReceived>
        </div>
      );
    case 'missing':
      return <BackToList words={noun.missing} href={noun.list()} />;
  }
}

function BackToList({ words, href }: { words: string; href: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    warn(words);
    navigate(href, { replace: true });
  }, [words, href, navigate]);
  return null;
}
