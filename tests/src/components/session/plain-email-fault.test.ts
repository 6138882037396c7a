import { describe, expect, it } from 'vitest';
import { plainEmailFault } from '../../../../src/components/session/plain-email-fault';

describe('an address of which the specification says nothing', () => {
  it.each([
    ['', 'L’adresse mail est obligatoire'],
    ['paul', 'L’adresse mail n’est pas correcte\u00a0: il manque l’@, comme dans nom@orange.fr'],
    ['paul@orange', 'L’adresse mail n’est pas correcte\u00a0: il manque la fin, par exemple .fr'],
    ['paul@orange.f', 'L’adresse mail n’est pas correcte\u00a0: il manque la fin, par exemple .fr'],
    ['paul@', 'L’adresse mail n’est pas correcte\u00a0: il manque la fin, après l’@, par exemple orange.fr'],
    ['@orange.fr', 'L’adresse mail n’est pas correcte\u00a0: il manque le début, avant l’@'],
    ['pa ul@orange.fr', 'L’adresse mail n’est pas correcte\u00a0: il y a un espace de trop'],
    ['paul@orange@fr', 'L’adresse mail n’est pas correcte\u00a0: il y a un @ de trop'],
    ['paul@orange..fr', 'L’adresse mail n’est pas correcte\u00a0: il y a un point de trop après l’@'],
    ['paul@orange,fr', 'L’adresse mail n’est pas correcte\u00a0: il y a une virgule à la place d’un point'],
    ['paul.@orange.fr', 'L’adresse mail n’est pas correcte\u00a0: il y a un point de trop avant l’@'],
    ['paul[1]@orange.fr', 'L’adresse mail n’est pas correcte'],
  ])('is not %j, and what is wrong is said in words that are spelt right', (email, fault) => {
    expect(plainEmailFault(email)).toBe(fault);
  });

  it('may be one that was taken before', () => {
    expect(plainEmailFault('paul.@orange.fr', 'paul.@orange.fr')).toBeUndefined();
    expect(plainEmailFault(' paul@orange.fr ')).toBeUndefined();
  });
});
