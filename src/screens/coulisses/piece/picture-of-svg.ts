import { must } from '#common/base/must';

/** Renders an SVG drawing to a bitmap file that the server accepts. */
export async function pictureOfSvg(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  must(canvas.getContext('2d'), 'a canvas to draw on').drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return must(blob, 'the pixels of a drawing');
}
