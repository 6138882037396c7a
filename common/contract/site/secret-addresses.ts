import { links } from './links';

/** The path before the secret in addresses that give access to something. */
const secretPlaces = [
  links.preview.to({ token: '' }),
  links.booking.to({ uuid: '' }),
  links.activation.to({ token: '' }),
  links.newPassword.to({ token: '' }),
];

/** Whether a page's address is itself a secret: it must not be sent as a referrer. */
export const isSecretPath = (path: string): boolean =>
  secretPlaces.some((place) => path.toLowerCase().startsWith(place));
