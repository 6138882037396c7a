import { useState } from 'react';
import { DOT } from '#common/base/dot';
import { count } from '#common/base/numbers';
import type { ImageRow } from '#common/contract/content/image';
import { type ImageTypeCode, nameOf } from '#common/contract/content/reference-names';
import { imageQueries } from '#mirror/queries/image-queries';
import { Dialog } from '../../ui/overlay/dialog';
import { ImageTypeField } from '../list-filter/image-type-field';
import { allImageTypes } from '../list-filter/list-types';
import { yearFault } from '../list-filter/list-year';
import { WordsField } from '../list-filter/words-field';
import { YearField } from '../list-filter/year-field';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { Photo } from '../photo/photo';
import styles from './image-picker.module.css';
import { PictureList } from './picture-list';

interface ImagePickerProps {
  title: string;
  onChoose: (image: ImageRow) => void;
  onClose: () => void;
}

/** Chooses one of the site's own images that have a picture. */
export function ImagePicker({ title, onChoose, onClose }: ImagePickerProps) {
  const [words, setWords] = useState('');
  const [year, setYear] = useState('');
  const [type, setType] = useState<ImageTypeCode | null>(null);
  const { answer: images, reach } = useMirrorAnswer(async () => {
    if (yearFault(year) !== undefined) return [];
    const found = await imageQueries.find({
      orderBy: 'year-desc',
      ...(words.trim() !== '' && { text: words.trim() }),
      ...(year !== '' && { year: Number(year) }),
      ...(type !== null && { type }),
    });
    return found.filter(({ file }) => file !== undefined);
  }, [words, year, type]);
  const isCounted = images !== undefined && reach !== 'waiting';
  return (
    <Dialog title={title} width="large" onClose={onClose}>
      <search className={styles.panel}>
        <WordsField label="Nom, description" value={words} onChange={setWords} />
        <YearField value={year} onChange={setYear} />
        <ImageTypeField value={type} onChange={setType} among={allImageTypes} />
      </search>
      <p className={styles.count} aria-live="polite">
        {isCounted ? foundWords(images.length) : 'Un instant…'}
      </p>
      <PictureList
        label="Images"
        items={images ?? []}
        detailOf={detailOf}
        draw={drawImage}
        onChoose={onChoose}
      />
    </Dialog>
  );
}

const drawImage = ({ uuid, file }: ImageRow) => (
  <Photo uuid={uuid} file={file} sizes="190px" without={<span />} />
);

const foundWords = (found: number) => (found === 0 ? 'Aucune image de ce nom ici.' : count(found, 'image'));

const detailOf = ({ year, types: ofImage }: ImageRow): string =>
  [year, ...ofImage.map((code) => nameOf('image-types', code))].join(DOT);
