/** The part of Trusted Types that is used here; the DOM types do not include it. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: {
      readonly createScriptURL?: (url: string) => string;
      /** Null: refused. */
      readonly createHTML?: (html: string) => string | null;
    },
  ): { createScriptURL: (url: string) => object };
}

// Only a var is a property of globalThis.
// oxlint-disable-next-line no-var
declare var trustedTypes: TrustedTypePolicies | undefined;
