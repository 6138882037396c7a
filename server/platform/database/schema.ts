import type { FeedTables } from './tables/feed-tables';
import type { AboutTextTables } from './tables/about-text-tables';
import type { AccountTables } from './tables/account-tables';
import type { BookingTables } from './tables/booking-tables';
import type { ContactTables } from './tables/contact-tables';
import type { DeviceTables } from './tables/device-tables';
import type { EventTables } from './tables/event-tables';
import type { FileTables } from './tables/file-tables';
import type { FreeTicketDemandTables } from './tables/free-ticket-demand-tables';
import type { FreeTicketTables } from './tables/free-ticket-tables';
import type { HeaderTables } from './tables/header-tables';
import type { ImageTables } from './tables/image-tables';
import type { ImportTables } from './tables/import-tables';
import type { InteractiveImageTables } from './tables/interactive-image-tables';
import type { JournalTables } from './tables/journal-tables';
import type { MailTables } from './tables/mail-tables';
import type { NewsTables } from './tables/news-tables';
import type { PasskeyTables } from './tables/passkey-tables';
import type { PieceAuthorTables } from './tables/piece-author-tables';
import type { PieceTables } from './tables/piece-tables';
import type { PreviewImageTables } from './tables/preview-image-tables';
import type { PreviewLinkTables } from './tables/preview-link-tables';
import type { ReferenceListTables } from './tables/reference-list-tables';
import type { RevisionTables } from './tables/revision-tables';
import type { ScanTables } from './tables/scan-tables';
import type { SessionTables } from './tables/session-tables';
import type { SettingsTables } from './tables/settings-tables';
import type { RoleDemandTables } from './tables/role-demand-tables';
import type { ShowTables } from './tables/show-tables';
import type { SponsorTables } from './tables/sponsor-tables';
import type { TicketOrderTables } from './tables/ticket-order-tables';
import type { UploadTables } from './tables/upload-tables';
import type { UserTables } from './tables/user-tables';

/** All tables, combined from those of each noun. */
export interface Database
  extends
    FeedTables,
    AboutTextTables,
    AccountTables,
    BookingTables,
    ContactTables,
    DeviceTables,
    EventTables,
    FileTables,
    FreeTicketDemandTables,
    FreeTicketTables,
    HeaderTables,
    ImageTables,
    ImportTables,
    InteractiveImageTables,
    JournalTables,
    MailTables,
    NewsTables,
    PasskeyTables,
    PieceAuthorTables,
    PieceTables,
    PreviewImageTables,
    PreviewLinkTables,
    ReferenceListTables,
    RevisionTables,
    RoleDemandTables,
    ScanTables,
    SessionTables,
    SettingsTables,
    ShowTables,
    SponsorTables,
    TicketOrderTables,
    UploadTables,
    UserTables {}
