import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './conflict-panel.module.css';
import type { DeskValues } from './desk-noun';
import type { Desk } from './use-desk';

interface ConflictPanelProps<Values extends DeskValues> {
  desk: Desk<Values>;
  /** The name of each field, and how its value is displayed. */
  fields: DeskFields<Values>;
}

export type DeskFields<Values extends DeskValues> = {
  readonly [Name in keyof Values & string]: DeskField<Values[Name]>;
};

interface DeskField<Value> {
  readonly label: string;
  readonly show: (value: Value) => ReactNode;
}

/** The fields that both sides changed, side by side, for the person to choose; renders nothing without conflicts. */
export function ConflictPanel<Values extends DeskValues>({ desk, fields }: ConflictPanelProps<Values>) {
  const { conflicts, theirs, values } = desk;
  return (
    <div role="alert">
      {theirs !== null && conflicts.length > 0 && (
        <section className={styles.panel} aria-label="Deux versions">
          <h2 className={styles.title}>Quelqu’un d’autre a modifié ceci entre-temps</h2>
          <p>
            Ce que l’un de vous deux seul a changé est déjà réuni. Choisissez pour le reste&nbsp;: rien n’est
            perdu avant votre choix.
          </p>
          {conflicts.map((name) => (
            <fieldset key={name} className={styles.field}>
              <legend className={styles.label}>{fields[name].label}</legend>
              <Version
                title="Votre version"
                act="Garder la vôtre"
                field={fields[name].label}
                onChoose={() => desk.choose(name, 'mine')}
              >
                {fields[name].show(values[name])}
              </Version>
              <Version
                title="L’autre version"
                act="Prendre l’autre"
                field={fields[name].label}
                onChoose={() => desk.choose(name, 'theirs')}
              >
                {fields[name].show(theirs.values[name])}
              </Version>
            </fieldset>
          ))}
        </section>
      )}
    </div>
  );
}

interface VersionProps {
  title: string;
  act: string;
  /** Part of the button's accessible name, so that each field's button has its own. */
  field: string;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ title, act, field, onChoose, children }: VersionProps) {
  return (
    <div className={styles.version}>
      <h3 className="small soft">{title}</h3>
      <div className={styles.value}>{children}</div>
      <Button size="low" onClick={onChoose}>
        {act}
        <span className="visually-hidden">&nbsp;: {field}</span>
      </Button>
    </div>
  );
}
