import { useRef } from 'react';
import { soughtWords } from '#common/rules/ticket-clue';
import { useHandScanner } from '../../../components/hand-scanner/use-hand-scanner';
import { WordsField, type WordsFieldProps } from '../../../components/list-filter/words-field';

/**
 * Search words of a list of tickets or bookings: the code of a ticket may also come from a hand scanner, or be pasted as its QR
 * has it.
 */
export function TicketWordsField({ onChange, ...rest }: Omit<WordsFieldProps, 'read'>) {
  const place = useRef<HTMLDivElement>(null);
  useHandScanner((text) => onChange(soughtWords(text), false), place);
  return (
    <div ref={place}>
      <WordsField {...rest} read={soughtWords} onChange={onChange} />
    </div>
  );
}
