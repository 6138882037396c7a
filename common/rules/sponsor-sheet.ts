import { is } from 'superstruct';
import { everyFieldOf } from '../base/every-field-of';
import type { Sponsor, SponsorWrite } from '../contract/content/sponsor';
import { webLink } from '../contract/fields/primitives';
import { textFault } from './text-faults';

/** A partner in the form. */
export interface SponsorSheet {
  readonly name: string;
  readonly description: string;
  /** With or without `https://`; empty: none. */
  readonly link: string;
  /** Uuid of a preview image. */
  readonly logo: string | null;
  readonly visible: boolean;
}

export const emptySponsor: SponsorSheet = {
  name: '',
  description: '',
  link: '',
  logo: null,
  visible: true,
};

export const sponsorSheetOf = ({ name, description, link, logo, visible }: Sponsor): SponsorSheet => ({
  name,
  description,
  link: link ?? '',
  logo: logo?.uuid ?? null,
  visible,
});

/** The fields of a write that a sheet determines; the server decides the others. */
type WrittenSponsor = Omit<SponsorWrite, 'uuid' | 'slug' | 'rank' | 'version'>;

/** The body that saves it. */
export function sponsorWriteOf(sheet: SponsorSheet): WrittenSponsor {
  const { name, description, link, logo, visible } = normalisedSponsor(sheet);
  return everyFieldOf<WrittenSponsor>()({
    name,
    description,
    link: link === '' ? null : link,
    logo: logo === null ? null : { uuid: logo },
    visible,
  });
}

export const normalisedSponsor = (sheet: SponsorSheet): SponsorSheet => ({
  ...sheet,
  name: sheet.name.trim(),
  description: sheet.description.trim(),
  link: sheet.link.trim(),
});

/** The faults to be corrected before a partner is saved, in French, by field. */
export function sponsorFaults({ name, description, link }: SponsorSheet): {
  readonly [Name in keyof SponsorSheet]?: string | undefined;
} {
  return {
    name: name.trim() === '' ? 'Le nom est obligatoire' : textFault(name, 200),
    description: textFault(description, 1000, true),
    link: linkFault(link.trim()),
  };
}

const linkFault = (link: string) =>
  link === '' || is(link, webLink)
    ? undefined
    : 'Une adresse s’écrit boulangerie.example, avec ou sans https:// devant';
