import { useId } from 'react';
import type { ShowSheet } from './show-sheet';
import { imageQueries } from '#mirror/queries/image-queries';
import { usePickImageRow } from '../../../components/image-picker/use-pick-image';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { Photo } from '../../../components/photo/photo';
import type { SheetFields } from '../form/sheet-fields';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import form from './show-form.module.css';

/** The image above the news while the show is offered. */
export function BannerField({ sheet: { banner }, change, touch, errorAt }: SheetFields<ShowSheet>) {
  const id = useId();
  const { ask, dialog } = usePickImageRow('Choisir une bannière');
  const { answer: image } = useMirrorAnswer(
    async () => (banner === null ? null : imageQueries.read(banner)),
    [banner],
  );
  const pick = async () => {
    const chosen = await ask();
    if (chosen === null) return;
    touch('banner');
    change({ banner: chosen.uuid });
  };
  const shown = image?.uuid === banner ? image : null;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-state`}
      className={form.banner}
    >
      <span id={`${id}-label`} className={form.label}>
        Bannière
      </span>
      <div className={form.frame}>
        <Photo
          uuid={banner ?? ''}
          file={shown?.file}
          sizes="26rem"
          className={form.picture}
          without={<Icon name="image" />}
        />
      </div>
      <p id={`${id}-state`} className="small soft">
        {banner === null
          ? 'Sans image, la bannière de l’accueil est dessinée par le site.'
          : (shown?.name ?? 'Cette image n’est pas sur cet appareil.')}
      </p>
      <div className={form.acts}>
        <Button onClick={() => void pick()}>Choisir…</Button>
        {banner !== null && (
          <Button variant="plain" onClick={() => change({ banner: null })}>
            Retirer
          </Button>
        )}
      </div>
      {errorAt('banner') && <p className={form.fault}>{errorAt('banner')}</p>}
      {dialog}
    </div>
  );
}
