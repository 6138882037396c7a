import { DeskRoute } from '../form/desk-route';
import { deskSponsor } from './desk-sponsor';
import { SponsorForm } from './sponsor-form';
import { SponsorList } from './sponsor-list';

/* List and form share one chunk: each further one adds to the first page load, which names them all. */

/** The administration's list of partners. */
export const SponsorDesk = () => <SponsorList />;

/** Screen to add or edit a partner. */
export const WriteSponsor = () => <DeskRoute noun={deskSponsor} Form={SponsorForm} />;
