const ours = new Set<string>();

// Chromium runs a script from a computed address only if a policy vouched for it; other browsers take the text.
const policy = globalThis.trustedTypes?.createPolicy('workers', {
  createScriptURL: (url) => {
    if (!ours.has(url)) throw new TypeError(`Not a script of ours: ${url}`);
    return url;
  },
});

/** The address of a worker's script, in the form that Trusted Types ask for. */
export function trustedUrl(url: string): string {
  ours.add(url);
  // The DOM's types know no TrustedScriptURL: to them a script's address is text.
  return (policy?.createScriptURL(url) ?? url) as string;
}
