// The component library clears its screen reader announcements by setting empty markup. Only that is allowed; any other
// markup is still refused.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
