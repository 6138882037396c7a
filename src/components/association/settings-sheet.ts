import { is } from 'superstruct';
import { everyFieldOf } from '#common/base/every-field-of';
import { isBlank } from '#common/base/odd-character';
import { webLink } from '#common/contract/fields/primitives';
import {
  type Settings,
  type SettingsWrite,
  type SiteColour,
  siteColours,
} from '#common/contract/site/settings';
import { textFault } from '#common/rules/text-faults';

/** The association's settings in the form; an empty field: none. */
export type SettingsSheet = Readonly<
  Record<'title' | 'description' | 'address' | 'facebook' | 'logo' | 'picture' | 'colour', string>
>;
export type SettingsField = keyof SettingsSheet;

export const settingsSheetOf = (settings: Settings): SettingsSheet => ({
  title: settings.title,
  description: settings.description,
  address: settings.address ?? '',
  facebook: settings.facebook ?? '',
  logo: settings.logo ?? '',
  picture: settings.picture ?? '',
  colour: settings.colour ?? siteColours[0],
});

type WrittenSettings = Omit<SettingsWrite, 'uuid'>;

/** The body that saves them over what was read. */
export function settingsWriteOf(
  sheet: SettingsSheet,
  { version }: Pick<Settings, 'version'>,
): WrittenSettings {
  const orNothing = (text: string) => text.trim() || null;
  return everyFieldOf<WrittenSettings>()({
    title: sheet.title,
    description: sheet.description,
    address: orNothing(sheet.address),
    facebook: orNothing(sheet.facebook),
    logo: orNothing(sheet.logo),
    picture: orNothing(sheet.picture),
    colour: colourOf(sheet),
    version,
  });
}

export const colourOf = ({ colour }: Pick<SettingsSheet, 'colour'>): SiteColour =>
  siteColours.find((known) => known === colour) ?? siteColours[0];

/** The faults to be corrected before they are saved, in French, by field. */
export function settingsFaults({ title, description, address, facebook }: SettingsSheet): {
  readonly [Name in SettingsField]?: string | undefined;
} {
  const link = facebook.trim();
  return {
    title: isBlank(title) ? 'Le nom est obligatoire' : textFault(title, 100),
    description: textFault(description, 500, true),
    address: textFault(address, 300, true),
    facebook:
      link === '' || is(link, webLink)
        ? undefined
        : 'Une adresse s’écrit facebook.com/votre-page, avec ou sans https:// devant',
  };
}

/**
 * Joins what was typed here with what somebody else saved meanwhile: `theirs` are their values of the fields that were
 * not changed here, `both` the fields that both changed differently, which stay as typed.
 * @param base what was read before either changed it
 */
export function joinSettings(
  base: SettingsSheet,
  here: SettingsSheet,
  there: SettingsSheet,
): { readonly theirs: Partial<SettingsSheet>; readonly both: readonly SettingsField[] } {
  // Object.keys loses the key type.
  const fields = Object.keys(base) as SettingsField[];
  const changed = fields.filter((field) => there[field] !== base[field] && there[field] !== here[field]);
  const isTyped = (field: SettingsField) => here[field] !== base[field];
  const theirs = changed.filter((field) => !isTyped(field)).map((field) => [field, there[field]] as const);
  return { theirs: Object.fromEntries(theirs), both: changed.filter(isTyped) };
}
