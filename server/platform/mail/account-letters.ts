import { fullDay, hourInWords } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { type Letter, type Sender, oneLine } from './letter';

/*
 * The letters about accounts. A mail to an unconfirmed address contains no text typed by a user: registering a
 * stranger's address must not be a way to write to them through the site.
 */

type Write = (sender: Sender) => Letter;

const HELLO = 'Bonjour,';
const addressed = (firstname: string, words: Readonly<Record<string, string>> = {}) => ({
  greeting: oneLine(firstname) === '' ? HELLO : `Bonjour ${oneLine(firstname)},`,
  words: { prenom: firstname, ...words },
});

const seenAt = (appareil: string, at: Date) => ({ appareil, date: fullDay(at), heure: hourInWords(at) });

/** The link that activates an account. */
export const activationLetter =
  (token: string): Write =>
  ({ siteUrl, title }) => ({
    subject: `Activez votre compte – ${title}`,
    greeting: HELLO,
    before: [
      'Un compte vient d’être créé avec cette adresse. Pour l’activer, suivez ce lien dans les 7 jours.',
    ],
    link: { label: 'Activer mon compte', href: siteUrl + links.activation.to({ token }) },
    after: [
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: sans activation, le compte sera supprimé.',
    ],
  });

/** Sent when the address of an existing account is registered again. */
export const alreadyRegisteredLetter =
  (): Write =>
  ({ siteUrl, title }) => ({
    subject: `Vous avez déjà un compte – ${title}`,
    greeting: HELLO,
    before: [
      'Quelqu’un, sans doute vous, vient de demander un compte avec cette adresse. Vous en avez déjà un\u00a0: rien n’a changé.',
      'Si vous ne connaissez plus votre mot de passe, choisissez-en un nouveau.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', href: siteUrl + links.forgottenPassword.to() },
    after: ['Si ce n’était pas vous, il n’y a rien à faire.'],
  });

/** The link to choose a new password. */
export const passwordLetter =
  (token: string): Write =>
  ({ siteUrl, title }) => ({
    subject: `Choisissez un nouveau mot de passe – ${title}`,
    greeting: HELLO,
    before: ['Vous avez demandé un nouveau mot de passe. Ce lien est valable une heure, une seule fois.'],
    link: { label: 'Choisir un mot de passe', href: siteUrl + links.newPassword.to({ token }) },
    after: ['Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.'],
  });

/**
 * The password was changed.
 * @param passkeys how many passkeys also open the account: a thief may have added one
 */
export const passwordChangedLetter =
  (firstname: string, passkeys: number): Write =>
  ({ siteUrl, title }) => ({
    subject: `Votre mot de passe a été modifié – ${title}`,
    ...addressed(firstname),
    before: ['Votre mot de passe vient d’être modifié. Vos autres appareils ont été déconnectés.'],
    always:
      passkeys === 0
        ? []
        : [
            `Clés d’accès qui ouvrent aussi votre compte\u00a0: ${passkeys}. Votre profil les montre\u00a0; supprimez celle que vous ne reconnaissez pas.`,
          ],
    link: { label: 'Ce n’était pas moi', href: siteUrl + links.forgottenPassword.to() },
    after: [],
  });

/** A login from a device that this person has not used before. */
export const newDeviceLetter =
  (firstname: string, device: string, at: Date): Write =>
  ({ siteUrl, title }) => ({
    subject: `Nouvelle connexion à votre compte – ${title}`,
    ...addressed(firstname, seenAt(device, at)),
    before: [`Votre compte vient d’être ouvert avec ${device}, le ${fullDay(at)} à ${hourInWords(at)}.`],
    link: { label: 'Voir mes appareils', href: siteUrl + links.profile.to() },
    after: [
      'Si ce n’était pas vous, changez votre mot de passe\u00a0: tous les autres appareils seront déconnectés.',
    ],
  });

/** A passkey, which opens the account without its password, was added. */
export const passkeyAddedLetter =
  (firstname: string, device: string, at: Date): Write =>
  ({ siteUrl, title }) => ({
    subject: `Une clé d’accès a été ajoutée à votre compte – ${title}`,
    ...addressed(firstname, seenAt(device, at)),
    before: [
      `Une clé d’accès ouvre désormais votre compte sans mot de passe. Elle a été ajoutée avec ${device}, le ${fullDay(at)} à ${hourInWords(at)}.`,
    ],
    link: { label: 'Voir mes clés d’accès', href: siteUrl + links.profile.to() },
    after: ['Si ce n’était pas vous, supprimez cette clé et changez votre mot de passe.'],
  });

/** An administrator changed the address of the account; sent to the old one. */
export const addressChangedLetter =
  (firstname: string): Write =>
  ({ title }) => ({
    subject: `L’adresse de votre compte a été modifiée – ${title}`,
    ...addressed(firstname),
    before: [
      'Un administrateur a donné une autre adresse à votre compte. Celle-ci ne permet plus de se connecter.',
    ],
    after: ['Si vous ne l’avez pas demandé, prévenez l’association.'],
  });

/** A demand for a role was decided. */
export const demandDecidedLetter =
  (firstname: string, role: string, accepted: boolean, reason: string | null): Write =>
  ({ siteUrl, title }) => ({
    subject: `Votre demande d’habilitation – ${title}`,
    ...addressed(firstname, {
      habilitation: role,
      decision: accepted ? 'acceptée' : 'refusée',
      motif: reason ?? '',
    }),
    before: [
      accepted
        ? `Votre demande «\u00a0${role}\u00a0» a été acceptée.`
        : `Votre demande «\u00a0${role}\u00a0» n’a pas été acceptée.`,
      ...(reason === null ? [] : [`Motif\u00a0: ${oneLine(reason)}`]),
    ],
    link: { label: 'Voir mes droits', href: siteUrl + links.profile.to() },
    after: [],
  });

/** An account that was never activated will soon be deleted. */
export const deletionComingLetter =
  (token: string): Write =>
  ({ siteUrl, title }) => ({
    subject: `Votre compte va être supprimé – ${title}`,
    greeting: HELLO,
    before: [
      'Un compte créé avec cette adresse n’a jamais été activé. Il sera supprimé dans 7 jours.',
      'Pour le garder, activez-le.',
    ],
    link: { label: 'Activer mon compte', href: siteUrl + links.activation.to({ token }) },
    after: [],
  });

/** An account was deleted. */
export const accountDeletedLetter =
  (firstname: string): Write =>
  ({ title }) => ({
    subject: `Votre compte a été supprimé – ${title}`,
    ...addressed(firstname),
    before: [
      'Votre compte a été supprimé, avec toutes ses informations. Vos réservations à venir ont été annulées.',
    ],
    after: ['Au plaisir de vous revoir au théâtre.'],
  });
