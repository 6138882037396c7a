import type { NodeViewConstructor } from 'prosemirror-view';
import { imageWords } from '../rich-text/image-words';
import { styleClasses } from '../rich-text/style-classes';

/** A picture in the editor, with its description from the library. */
export const imageView: NodeViewConstructor = ({ attrs }) => {
  const { source, width, height, alt, metadata } = attrs;
  const dom = document.createElement('img');
  dom.src = source;
  dom.alt = alt;
  if (width !== null) dom.width = width;
  if (height !== null) dom.height = height;
  dom.className = styleClasses({ metadata }) ?? '';
  if (alt === '') void imageWords(source).then((words) => (dom.alt = words));
  return { dom };
};
