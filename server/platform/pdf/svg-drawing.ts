type Attributes = Readonly<Record<string, string>>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture of common/drawing into a box, which crops it. It supports only what those pictures use: paths,
 * circles, ellipses, groups that are translated, rotated and scaled; plain colours.
 */
export function drawSvg(pdf: PDFKit.PDFDocument, svg: string, box: Box): void {
  pdf.save();
  pdf.roundedRect(box.x, box.y, box.width, box.height, 3).clip();
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing === '/') pdf.restore();
    else open(pdf, name, attributesOf(rest), box);
  }
  pdf.restore();
}

function open(pdf: PDFKit.PDFDocument, name: string, attributes: Attributes, box: Box): void {
  const number = (attribute: string) => Number(attributes[attribute] ?? 0);
  if (name === 'svg') {
    const [, , width = 1, height = 1] = (attributes['viewBox'] ?? '').split(' ').map(Number);
    pdf.save().translate(box.x, box.y);
    pdf.scale(box.width / width, box.height / height);
  } else if (name === 'g') {
    pdf.save();
    transform(pdf, attributes['transform'] ?? '');
  } else if (name === 'path') paint(pdf.path(attributes['d'] ?? ''), attributes);
  else if (name === 'circle') paint(pdf.circle(number('cx'), number('cy'), number('r')), attributes);
  else if (name === 'ellipse')
    paint(pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry')), attributes);
}

function transform(pdf: PDFKit.PDFDocument, text: string): void {
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') pdf.translate(first, second ?? 0);
    else if (name === 'rotate') pdf.rotate(first);
    else if (name === 'scale') pdf.scale(first, second ?? first);
  }
}

function paint(drawn: PDFKit.PDFDocument, attributes: Attributes): void {
  const { fill = 'none', stroke } = attributes;
  drawn.fillOpacity(Number(attributes['fill-opacity'] ?? 1));
  if (stroke !== undefined) drawn.lineWidth(Number(attributes['stroke-width'] ?? 1)).stroke(stroke);
  else if (fill !== 'none') drawn.fill(fill);
  drawn.fillOpacity(1);
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}
