interface Named {
  readonly firstname: string;
  readonly name: string;
}

/** First name, then last name, as one speaks: `Inès Delmotte`. Empty for a person whose account has no names. */
export const fullName = ({ firstname, name }: Named): string => `${firstname} ${name}`.trim();

/** Last name, then first name, as in a list by last name: `Delmotte Inès`. */
export const listedName = ({ firstname, name }: Named): string => `${name} ${firstname}`.trim();
