import { useState } from 'react';
import { PreviewImageField } from '../../components/image-picker/preview-image-field';
import type { PickedImage } from '../../components/image-picker/picked-image';
import { usePickImage } from '../../components/image-picker/use-pick-image';
import { Button } from '../../ui/button';
import { Specimen } from './specimen';

export function KitImages() {
  const { ask, dialog } = usePickImage();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [previewImage, setPreviewImage] = useState<string | null>(null);
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
        <PreviewImageField label="Miniature" value={previewImage} onChange={setPreviewImage} />
        <PreviewImageField
          label="Miniature"
          value={null}
          onChange={setPreviewImage}
          error="La miniature est obligatoire"
        />
      </Specimen>
    </>
  );
}
