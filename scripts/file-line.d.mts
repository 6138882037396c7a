/** Shows, on the channel where startLogged listens, that a file of tests is through. */
export function tellFile(file: string, ran: number, failed: number): void;
/** What is shown of a file of tests that is through. */
export function fileLine(file: string, ran: number, failed: number): string;
