import { type ComponentType, useState } from 'react';
import { Redirect, useParams, useSearch } from 'wouter';
import { uuidPattern } from '#common/base/uuid';
import { freshUuid } from '../../bridge/fresh-uuid';
import type { DeskNoun, DeskValues } from './desk-noun';
import { DeskLookup } from './desk-lookup';

interface DeskRouteProps<Values extends DeskValues> {
  noun: DeskNoun<Values>;
  Form: ComponentType<{ uuid: string }>;
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
  if (uuidPattern.test(slug)) return <Form key={slug} uuid={slug} />;
  return (
    <DeskLookup
      key={slug}
      address={slug}
      read={noun.read}
      title="Formulaire"
      missing={noun.missing}
      list={noun.list()}
    >
      {({ uuid }) => <Form uuid={uuid} />}
    </DeskLookup>
  );
}
