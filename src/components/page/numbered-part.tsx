import type { ReactNode } from 'react';

interface NumberedPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A numbered part of a long page: the numbers come from a CSS counter. */
export function NumberedPart({ id, title, children }: NumberedPartProps) {
  return (
    <section className="act" id={id} aria-labelledby={`${id}-titre`}>
      <span className="act-number" aria-hidden="true" />
      <div>
        <h2 id={`${id}-titre`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
