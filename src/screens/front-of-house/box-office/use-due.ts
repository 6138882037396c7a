import { useState } from 'react';

/**
 * What is due by now, in euros: it changes while somebody stands at the till, as another phone takes the money. What is
 * being recorded stays as it was pressed.
 */
export function useDue(total: number, isRecording: boolean) {
  const [asked] = useState(total);
  const [due, setDue] = useState(total);
  if (due !== total && !isRecording) setDue(total);
  return { due, isOther: due !== asked };
}
