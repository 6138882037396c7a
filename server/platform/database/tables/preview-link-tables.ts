import type { PreviewLink } from '#common/contract/content/preview-link';

export interface PreviewLinkTables {
  preview_links: {
    uuid: string;
    token_hash: Buffer;
    kind: PreviewLink['kind'];
    thing: string;
    created_at: Date;
    created_by: string | null;
    expires_at: Date;
  };
}
