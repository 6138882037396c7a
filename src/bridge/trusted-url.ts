const ours = new Set<string>();

// Chromium runs a script from a computed URL only if a policy has approved it; other browsers accept the string.
const policy = globalThis.trustedTypes?.createPolicy('workers', {
  createScriptURL: (url) => {
    if (!ours.has(url)) throw new TypeError(`Not a script of ours: ${url}`);
    return url;
  },
});

/** The URL of a worker's script, in the form that Trusted Types require. */
export function trustedUrl(url: string): string {
  ours.add(url);
  // The DOM types have no TrustedScriptURL: there a script URL is a string.
  return (policy?.createScriptURL(url) ?? url) as string;
}
