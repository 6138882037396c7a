/** First name, then last name: `Inès Delmotte`. */
export function fullName({ firstname, name }: { readonly firstname: string; readonly name: string }): string {
  return `${firstname} ${name}`.trim();
}
