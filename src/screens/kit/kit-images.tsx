import { useState } from 'react';
import { MiniatureField } from '../../components/image-picker/miniature-field';
import type { PickedImage } from '../../components/image-picker/picked-image';
import { usePickImage } from '../../components/image-picker/use-pick-image';
import { Button } from '../../ui/button';
import { Specimen } from './specimen';

export function KitImages() {
  const { ask, dialog } = usePickImage();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [miniature, setMiniature] = useState<string | null>(null);
  return (
    <>
      <Specimen name="use-pick-image">
        <Button icon="image" onClick={() => void ask().then(setPicked)}>
          Choisir une image…
        </Button>
        {picked && <img src={picked.source} alt={picked.description} width={160} />}
        {dialog}
      </Specimen>
      <Specimen name="miniature-field" layout="stacked">
        <MiniatureField label="Miniature" value={miniature} onChange={setMiniature} />
        <MiniatureField
          label="Miniature"
          value={null}
          onChange={setMiniature}
          error="La miniature est obligatoire"
        />
      </Specimen>
    </>
  );
}
