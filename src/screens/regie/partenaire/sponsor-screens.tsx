import { DeskRoute } from '../../../components/desk-form/desk-route';
import { SponsorForm } from './sponsor-form';
import { SponsorList } from './sponsor-list';
import { sponsorNoun } from './sponsor-noun';

/* List and form share one chunk: each further one adds to the first page load, which names them all. */

/** The administration's list of partners. */
export const SponsorDesk = () => <SponsorList />;

/** Screen to add or edit a partner. */
export const WriteSponsor = () => <DeskRoute noun={sponsorNoun} Form={SponsorForm} />;
