/** `Inès Delmotte`: as one says it. */
export function fullName({ firstname, name }: { readonly firstname: string; readonly name: string }): string {
  return `${firstname} ${name}`.trim();
}
