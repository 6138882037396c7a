import { Suspense, useId } from 'react';
import { errorClass, fieldClass, hintClass, labelClass } from '../../ui/field/field-frame';
import { lazyComponent } from '../loading/lazy-component';
import type { EditorProps, RichTextEditorProps } from './editor-props';
import styles from './rich-text-editor.module.css';

const body = lazyComponent<EditorProps>(() => import('./editor-body').then((m) => m.EditorBody));

/**
 * A field for a rich document. `value` is the document shown: any object other than the one last passed to `onChange`
 * replaces the content, and the person's own earlier steps can still be undone. A document without words has no
 * content.
 */
export function RichTextEditor({
  label,
  value,
  onChange,
  error,
  hint,
  placeholder = 'Écrivez ici…',
  pickImage,
  inserts,
}: RichTextEditorProps) {
  const id = useId();
  const { Component: Body } = body;
  return (
    <div className={fieldClass}>
      <span id={`${id}label`} className={labelClass}>
        {label}
      </span>
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <Body
          label={label}
          labelId={`${id}label`}
          errorId={`${id}error`}
          isWrong={error !== undefined}
          {...{ value, onChange, placeholder, pickImage, inserts }}
        />
      </Suspense>
      {hint && <p className={hintClass}>{hint}</p>}
      {error !== undefined && (
        <p id={`${id}error`} className={errorClass}>
          {error}
        </p>
      )}
    </div>
  );
}
