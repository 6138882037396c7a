import { usePickImage } from '../../../components/image-picker/use-pick-image';
import { RichTextEditor } from '../../../components/rich-text-editor/rich-text-editor';
import type { SheetFields } from './sheet-fields';

/** The summary of the play. */
export function ResumeField({ sheet, change, errorAt }: SheetFields) {
  const { ask, dialog } = usePickImage();
  return (
    <>
      <RichTextEditor
        label="Résumé"
        placeholder="L’histoire, en quelques phrases…"
        value={sheet.resume}
        onChange={(resume) => change({ resume })}
        error={errorAt('resume')}
        pickImage={ask}
      />
      {dialog}
    </>
  );
}
