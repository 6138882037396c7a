import { useState } from 'react';
import { Badge, Count } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Chip, chipsClass } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { Tip } from '../../ui/overlay/tip';
import { Specimen } from './specimen';

export function KitButtons() {
  const [chip, setChip] = useState('Toutes');
  return (
    <>
      <Specimen name="button · primary, line, plain">
        <Button variant="primary">Publier</Button>
        <Button>Enlever l’année</Button>
        <Button variant="plain">Plus tard</Button>
      </Specimen>
      <Specimen name="button · low, big, wide">
        <Button size="low">Écrire une brève</Button>
        <Button size="big">Réserver</Button>
        <Button variant="primary" size="big" wide>
          Se connecter
        </Button>
      </Specimen>
      <Specimen name="button · disabled, pending, icon">
        <Button disabled>Valider</Button>
        <Button pending>Enregistrer</Button>
        <Button variant="primary" pending>
          Publier
        </Button>
        <Button icon="undo">Annuler</Button>
      </Specimen>
      <Specimen name="link-button, link">
        <LinkButton href="#reservations" variant="primary" arrow>
          Réservations ici
        </LinkButton>
        <LinkButton href="#archives">Toutes les archives</LinkButton>
        <Link href="#oubli">Mot de passe oublié ?</Link>
      </Specimen>
      <Specimen name="icon-button · plain, line, round; tip">
        <IconButton icon="search" label="Chercher" />
        <IconButton icon="filter" label="Filtrer" variant="line" />
        <Tip text="Modifier la brève" side="bottom">
          <IconButton icon="edit" label="Modifier la brève" variant="round" />
        </Tip>
        <IconButton icon="trash" label="Mettre à la corbeille" disabled />
      </Specimen>
      <Specimen name="chip">
        <div className={chipsClass}>
          {['Toutes', 'À paraître', 'Brouillons', 'Corbeille'].map((name) => (
            <Chip key={name} pressed={chip === name} onClick={() => setChip(name)}>
              {name}
            </Chip>
          ))}
        </div>
      </Specimen>
      <Specimen name="badge, count">
        <Badge>Publiée le 18 nov.</Badge>
        <Badge shape="half">À paraître sam. 28 nov.</Badge>
        <Badge shape="dashed">Brouillon</Badge>
        <Badge shape="triangle">En attente d’envoi</Badge>
        <Badge shape="cross">À la corbeille</Badge>
        <Count value={3} label="brèves en attente" />
      </Specimen>
    </>
  );
}
