import { type ReactNode, useEffect, useRef, useState } from 'react';
import { typedMailAddress } from '#common/base/mail-address';
import { meantAddress } from './misspelt-host';
import { Button } from '../../ui/button';
import type { FormField } from '../form/use-form';
import styles from './address-question.module.css';

interface AddressQuestion {
  /** Asks whether another address was meant, if it looks so. Returns whether the form has to wait for the answer. */
  readonly asks: () => boolean;
  /** What to render below the field. */
  readonly question: ReactNode;
}

/** An address that was asked about; another object each time that it is. */
interface Asked {
  readonly address: string;
}

/** Asks about an address whose host looks misspelt, `anne@gmial.com`, before anything is sent to it. */
export function useAddressQuestion({
  value,
  onChange,
}: Pick<FormField, 'value' | 'onChange'>): AddressQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const typed = typedMailAddress(value);
  const meant = typed === kept ? undefined : meantAddress(typed);
  return {
    asks() {
      if (meant === undefined) return false;
      setAsked({ address: typed });
      return true;
    },
    question: meant !== undefined && asked?.address === typed && (
      <Question asked={asked} meant={meant} onMeant={() => onChange(meant)} onTyped={() => setKept(typed)} />
    ),
  };
}

interface QuestionProps {
  asked: Asked;
  meant: string;
  onMeant: () => void;
  onTyped: () => void;
}

function Question({ asked, meant, onMeant, onTyped }: QuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, [asked]);
  /** The pressed button disappears: what comes next is to send. */
  const answering = (answer: () => void) => () => {
    first.current?.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    answer();
  };
  return (
    <div role="group" aria-label="Adresse mail à vérifier" className={styles.question}>
      <p>
        Vouliez-vous écrire <b>{meant}</b>&nbsp;?
      </p>
      <div className={styles.answers}>
        <Button ref={first} size="low" onClick={answering(onMeant)}>
          Oui, corriger
        </Button>
        <Button size="low" variant="plain" onClick={answering(onTyped)}>
          Non, garder {asked.address}
        </Button>
      </div>
    </div>
  );
}
