// What the library below is built on.
import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** A certificate and its private key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const A_DAY = 86_400_000;

/** A new certificate of these names and of this machine, which vouches for itself as an authority. */
export async function makeCertificate(names: readonly string[]): Promise<Certificate> {
  const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
  const alternatives = [...names, 'localhost'].map((value) => ({ type: 'dns' as const, value }));
  const made = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${names[0] ?? 'localhost'}`,
    notBefore: new Date(Date.now() - A_DAY),
    notAfter: new Date(Date.now() + 30 * A_DAY),
    signingAlgorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new SubjectAlternativeNameExtension([...alternatives, { type: 'ip', value: '127.0.0.1' }]),
    ],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: made.toString('pem'), key: PemConverter.encode(key, 'PRIVATE KEY') };
}
