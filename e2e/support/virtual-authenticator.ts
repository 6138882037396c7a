import type { CDPSession, Page } from 'playwright/test';

/** A phone's own authenticator as Chromium simulates it: it finds keys by itself, and its user always agrees. */
export class VirtualAuthenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    // Without its own dialogs, since nobody would press their buttons.
    await session.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** Whether the person lets a finger, a face or a PIN be read from now on. */
  async verifies(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.id, isUserVerified });
  }

  async keys(): Promise<number> {
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    return credentials.length;
  }
}

/** The part of the profile that holds the person's keys. */
export const ownKeys = (page: Page) => page.getByRole('region', { name: 'Mes clés d’accès' });

/** Asks in the profile for a key of this device. */
export async function addKey(page: Page, password: string): Promise<void> {
  await ownKeys(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
  await dialog.getByLabel('Mot de passe actuel').fill(password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
}

/** Asks to be let in by a key instead of a password. */
export async function enterByKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
}

/** From the next page on, this browser has keys, and does not offer them beside the addresses that it remembers. */
export async function withoutOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}
