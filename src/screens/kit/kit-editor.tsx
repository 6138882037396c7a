import { useState } from 'react';
import type { RichText as Document } from '#common/contract/fields/rich-text-nodes';
import { RichTextEditor } from '../../components/rich-text-editor/rich-text-editor';
import { RichText } from '../../components/rich-text/rich-text';
import { Specimen } from './specimen';

const blank: Document = { type: 'adls-text', content: [] };

const written: Document = {
  type: 'adls-text',
  content: [
    { type: 'h', level: 2, content: [{ type: 'text', content: 'La saison qui vient' }] },
    {
      type: 'p',
      content: [
        { type: 'text', content: 'Nous jouerons ' },
        { type: 'i', content: [{ type: 'text', content: 'Le Dindon' }] },
        { type: 'text', content: ', de ' },
        { type: 'a', href: '/bibliotheque', content: [{ type: 'text', content: 'Georges Feydeau' }] },
        { type: 'text', content: '.' },
      ],
    },
    {
      type: 'ul',
      content: [
        { type: 'li', content: [{ type: 'text', content: 'cinq portes' }] },
        {
          type: 'li',
          content: [
            { type: 'text', content: 'trois lits' },
            { type: 'ol', content: [{ type: 'li', content: [{ type: 'text', content: 'dont un vrai' }] }] },
          ],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [{ type: 'p', content: [{ type: 'text', content: 'On y reste pour les gens.' }] }],
    },
    {
      type: 'p',
      content: [
        { type: 'text', content: 'Une liste dans un paragraphe ' },
        { type: 'ul', content: [{ type: 'li', content: [{ type: 'text', content: 'comme ici' }] }] },
      ],
    },
  ],
};

const picture = { source: '/icon-192.png', width: 192, height: 192, description: 'Le rideau' };

export function KitEditor() {
  const [document, setDocument] = useState(written);
  const [other, setOther] = useState(blank);
  const pickImage = () => Promise.resolve(picture);
  return (
    <>
      <Specimen name="rich-text-editor" layout="stacked">
        <RichTextEditor label="Texte" value={document} onChange={setDocument} pickImage={pickImage} />
      </Specimen>
      <Specimen name="rich-text-editor · error, empty" layout="stacked">
        <RichTextEditor
          label="Résumé"
          error="Le texte est obligatoire"
          value={other}
          onChange={setOther}
          pickImage={pickImage}
        />
      </Specimen>
      <Specimen name="rich-text" layout="stacked">
        <RichText document={document} />
      </Specimen>
    </>
  );
}
