const faulty = [
  // A group of fields may be marked too, and takes no focus.
  ':is(input, textarea, select, [contenteditable], [tabindex])[aria-invalid="true"]',
  // A list to choose from is marked around its button.
  '[data-invalid] > button[aria-haspopup="listbox"]',
].join();

/** Leads to the first field of a form that is marked as wrong. */
export function goToFirstFault(form: Element | null): void {
  form?.querySelector<HTMLElement>(faulty)?.focus();
}
