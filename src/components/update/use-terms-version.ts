export function useTermsVersion(): number | undefined {
  return undefined;
}
