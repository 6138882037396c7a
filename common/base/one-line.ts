/** Puts user input on one line, so that it cannot pass for another paragraph or header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
