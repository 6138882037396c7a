import type { FeedTables } from '../changes/feed-tables';
import type { AboutTextTables } from '../about-text/about-text-tables';
import type { AccountTables } from '../account/account-tables';
import type { BookingTables } from '../booking/booking-tables';
import type { DeviceTables } from '../device/device-tables';
import type { EventTables } from '../event/event-tables';
import type { FileTables } from '../files/file-tables';
import type { FreeTicketDemandTables } from '../free-ticket-demand/free-ticket-demand-tables';
import type { FreeTicketTables } from '../free-ticket/free-ticket-tables';
import type { ImageTables } from '../image/image-tables';
import type { ImportTables } from '../import/import-tables';
import type { MailTables } from '../mail/mail-tables';
import type { NewsTables } from '../news/news-tables';
import type { PasskeyTables } from '../passkey/passkey-tables';
import type { PieceAuthorTables } from '../piece-author/piece-author-tables';
import type { PieceTables } from '../piece/piece-tables';
import type { PreviewImageTables } from '../preview-image/preview-image-tables';
import type { PreviewLinkTables } from '../preview-link/preview-link-tables';
import type { ReferenceListTables } from '../reference-list/reference-list-tables';
import type { RevisionTables } from '../revision/revision-tables';
import type { ScanTables } from '../scan/scan-tables';
import type { SessionTables } from '../session/session-tables';
import type { SettingsTables } from '../settings/settings-tables';
import type { RoleDemandTables } from '../role-demand/role-demand-tables';
import type { ShowTables } from '../show/show-tables';
import type { SponsorTables } from '../sponsor/sponsor-tables';
import type { TicketOrderTables } from '../ticket-order/ticket-order-tables';
import type { UploadTables } from '../upload/upload-tables';
import type { UserTables } from '../user/user-tables';

/** All tables, put together from those of each noun. */
export interface Database
  extends
    FeedTables,
    AboutTextTables,
    AccountTables,
    BookingTables,
    DeviceTables,
    EventTables,
    FileTables,
    FreeTicketDemandTables,
    FreeTicketTables,
    ImageTables,
    ImportTables,
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
