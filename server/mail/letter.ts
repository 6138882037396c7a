import { escapeHtml } from '../http/escape-html';

/** A letter made from its template: paragraphs of plain text, and at most one link, which the letter is about. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  /** Paragraphs that no text of the association replaces. */
  readonly always?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
  /** Values of placeholders such as `{prenom}`, for letters whose text the association wrote. */
  readonly words?: Readonly<Record<string, string>>;
  /** The address for replies, if not the sender's. */
  readonly replyTo?: string;
}

/** The sender: the name at the end of the letter. */
export interface Sender {
  readonly title: string;
  readonly siteUrl: string;
}

/** The letter as plain text. */
export function textOf(letter: Letter, sender: Sender): string {
  const parts = [
    letter.greeting,
    ...letter.before,
    ...(letter.always ?? []),
    ...(letter.link === undefined ? [] : [`${letter.link.label} :\n${letter.link.href}`]),
    ...letter.after,
    `${sender.title}\n${sender.siteUrl}`,
  ];
  return `${parts.map(oneBlock).join('\n\n')}\n`;
}

/** The letter as HTML that every mail program renders: one column, inline styles, no images to load. */
export function htmlOf(letter: Letter, sender: Sender): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`;
  const link =
    letter.link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(letter.link.href)}" style="${BUTTON}">${escapeHtml(letter.link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5c5348">Ou recopiez cette adresse\u00a0:<br>${escapeHtml(letter.link.href)}</p>`;
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f1e7;color:#231c15;font:16px/1.5 Georgia,'Times New Roman',serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf8">
${paragraph(letter.greeting)}
${[...letter.before, ...(letter.always ?? [])].map(paragraph).join('\n')}
${link}
${letter.after.map(paragraph).join('\n')}
<p style="margin:32px 0 0;font-size:14px;color:#5c5348">${escapeHtml(sender.title)}<br><a href="${escapeHtml(sender.siteUrl)}" style="color:#8a1f2b">${escapeHtml(sender.siteUrl)}</a></p>
</div></body></html>
`;
}

const BUTTON =
  'display:inline-block;padding:12px 20px;background:#8a1f2b;color:#ffffff;text-decoration:none;border-radius:4px';

/** Puts user input on one line, so that it cannot pass for another paragraph or header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const oneBlock = (text: string) => text.replace(/[^\P{Cc}\n]+/gu, ' ');
