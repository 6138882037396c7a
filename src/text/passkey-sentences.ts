/** The sentence for each passkey fault. */
export const passkeySentences = {
  declined: 'Rien n’a été fait\u00a0: le geste a été annulé, ou a tardé.',
  known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  impossible: 'Ce navigateur n’a pas pu se servir d’une clé d’accès à cette adresse.',
} as const;
