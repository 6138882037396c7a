/**
 * Keeps the page where it is when a file or a link is dropped beside its place: the browser would open it instead. What
 * takes drops has prevented that before the event arrives here, and words may be dragged into any field.
 */
export function guardDrops(): void {
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || dataTransfer === null) return;
  const isFile = dataTransfer.types.includes('Files');
  const isField =
    target instanceof Element && target.closest(isFile ? 'input[type="file"]' : ':read-write') !== null;
  if (isField || !(isFile || dataTransfer.types.includes('text/uri-list'))) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
