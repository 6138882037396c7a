import { useAtomValue } from 'jotai';
import { type PermissionName, permissions } from '#common/contract/calls/permissions';
import { links } from '#common/contract/site/links';
import { isAllowed } from '#common/rules/is-allowed';
import type { ImageUse } from '#mirror/queries/image-use-queries';
import { rolesAtom } from '../../../state/session';
import { Link } from '../../../ui/link';

/** What uses an image, with a link to its editor for those who may open it. */
export function ImageUseList({ uses }: { uses: readonly ImageUse[] }) {
  const roles = useAtomValue(rolesAtom);
  return (
    <ul>
      {uses.map(({ kind, uuid, slug, title }) => {
        const { words, editor, who } = kinds[kind];
        return (
          <li key={uuid}>
            {words}{' '}
            {isAllowed(permissions[who], roles) ? <Link href={editor.to({ slug })}>{title}</Link> : title}
          </li>
        );
      })}
    </ul>
  );
}

interface Kind {
  readonly words: string;
  readonly editor: { readonly to: (address: { slug: string }) => string };
  /** As the site map says of the editor. */
  readonly who: PermissionName;
}

const kinds: Readonly<Record<ImageUse['kind'], Kind>> = {
  news: { words: 'la brève', editor: links.editNews, who: 'content' },
  piece: { words: 'la pièce', editor: links.editPiece, who: 'content' },
  show: { words: 'le spectacle', editor: links.editShow, who: 'shows' },
  text: { words: 'le texte', editor: links.editAboutText, who: 'site' },
};
