import { hasPicture } from '#common/rules/letter-blocks';
import type { TextValues } from './text-noun';

/** What the recipients of a text will not see of it. */
export function PictureNote({ values: { type, content } }: { values: Pick<TextValues, 'type' | 'content'> }) {
  const lost = type !== 'PAGE' && hasPicture(content.content);
  return (
    <p role="status">
      {lost &&
        (type === 'MAIL'
          ? 'Un mail ne porte pas d’image\u00a0: celle de ce texte n’y sera pas. Mettez plutôt un lien vers la page où on la voit.'
          : 'Un billet ne porte pas d’image\u00a0: celle de ce texte n’y sera pas.')}
    </p>
  );
}
