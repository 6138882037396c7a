interface NamedFile<Content> {
  readonly name: string;
  readonly content: Content;
}

/** A file for the person who asked for it alone: nobody on the way keeps it. */
export const fileAnswer = (
  { name, content }: NamedFile<Uint8Array<ArrayBuffer> | string>,
  contentType: string,
): Response =>
  new Response(content, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });

export const pdfAnswer = ({ name, content }: NamedFile<Buffer>): Response =>
  fileAnswer({ name, content: new Uint8Array(content) }, 'application/pdf');
