/** Why a connection came to nothing, to go on after a colon: in French and in English. */
export type ConnectionFault = readonly [french: string, english: string];

const unknownName = ['ce nom de machine n’est pas connu', 'this name of a machine is not known'] as const;
const noWay = ['aucun chemin ne mène à cette machine', 'there is no way to this machine'] as const;
const cut = ['la connexion a été coupée', 'the connection was cut'] as const;

const faults: Readonly<Record<string, ConnectionFault>> = {
  ECONNREFUSED: ['rien n’écoute à cette adresse', 'nothing listens at this address'],
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  ETIMEDOUT: ['pas de réponse', 'no answer'],
  ECONNRESET: cut,
  EPIPE: cut,
};

/** What a code of the system says, such as ECONNREFUSED; null for one that is not of a connection. */
export const connectionFault = (code: unknown): ConnectionFault | null => faults[String(code)] ?? null;
