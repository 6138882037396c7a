import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { Desk } from '../form/use-desk';
import type { NewsValues } from './news-noun';

/** Starts a news item with text shared by another app to the installed site: once, then removes it from the address. */
export function useSharedWords(desk: Desk<NewsValues>): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const begin = useEffectEvent(() => {
    if (desk.theirs === null) desk.change(sharedWords(new URLSearchParams(search)));
    navigate(path, { replace: true });
  });
  useEffect(() => {
    if (search !== '') begin();
  }, [search]);
}

export function sharedWords(shared: URLSearchParams): Pick<NewsValues, 'title' | 'content'> {
  const paragraphs = [...(shared.get('text') ?? '').split(/\n+/), shared.get('url') ?? '']
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    title: (shared.get('title') ?? '').trim(),
    content: {
      type: 'adls-text',
      content: paragraphs.map((line): RichText['content'][number] => ({
        type: 'p',
        content: [{ type: 'text', content: line }],
      })),
    },
  };
}
