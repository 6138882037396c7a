/** The PostgreSQL that comes along cannot run here. The message says why, in French and then in English. */
export class NoPostgres extends Error {
  override readonly name = 'NoPostgres';

  constructor(french: string, english: string) {
    super(`${french}\n${english}`);
  }
}
