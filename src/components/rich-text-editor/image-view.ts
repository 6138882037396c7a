import { DOMSerializer } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { imageWords } from '../rich-text/image-words';
import { schema } from './schema';

const serializer = DOMSerializer.fromSchema(schema);

/** A picture in the editor, with its description from the library. */
export const imageView: NodeViewConstructor = (node) => {
  const dom = serializer.serializeNode(node) as HTMLImageElement;
  const { source, alt } = node.attrs;
  if (alt === '') void imageWords(source).then((words) => (dom.alt = words));
  return { dom };
};
