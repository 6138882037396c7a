import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { TypedNumber } from '#common/base/typed-number';
import { Checkbox } from '../../ui/field/checkbox';
import { DateField } from '../../ui/field/date-field';
import { MultiSelect } from '../../ui/field/multi-select';
import { NumberField } from '../../ui/field/number-field';
import { SearchField } from '../../ui/field/search-field';
import { Select } from '../../ui/field/select';
import { Switch } from '../../ui/field/switch';
import { TextField } from '../../ui/field/text-field';
import { Specimen } from './specimen';

export function KitFields() {
  const [year, setYear] = useState<TypedNumber>(1987);
  const [women, setWomen] = useState<TypedNumber>(4);
  const [men, setMen] = useState<TypedNumber>(0);
  const [chosen, setChosen] = useState<readonly string[]>(['ADULTE', 'ADO']);
  return (
    <>
      <Specimen name="text-field" layout="stacked">
        <TextField label="Adresse mail" type="email" defaultValue="claire.oudin@exemple.fr" />
      </Specimen>
      <Specimen name="text-field · error, password" layout="stacked">
        <TextField label="Mot de passe" type="password" error="Le mot de passe est obligatoire" />
      </Specimen>
      <Specimen name="text-field · hint, placeholder" layout="stacked">
        <TextField
          label="Nom de cette porte"
          placeholder="Porte A"
          hint="Il paraîtra dans le journal des entrées."
        />
      </Specimen>
      <Specimen name="text-field · rows" layout="stacked">
        <TextField
          label="Chapeau"
          rows={3}
          defaultValue="Il a posé le premier projecteur de l’association."
        />
      </Specimen>
      <Specimen name="text-field · read-only, disabled" layout="stacked">
        <TextField label="Nom" isReadOnly defaultValue="Oudin" />
        <TextField label="Prénom" isDisabled defaultValue="Claire" />
      </Specimen>
      <Specimen name="search-field" layout="stacked">
        <SearchField
          label="Chercher"
          labelHidden
          placeholder="Chercher dans 214 brèves"
          defaultValue="feydeau"
        />
      </Specimen>
      <Specimen name="number-field · plain, error" layout="stacked">
        <NumberField
          label="Année"
          minValue={1984}
          maxValue={3000}
          unit="year"
          value={year}
          onChange={setYear}
          error="L’association est née en 1984"
        />
      </Specimen>
      <Specimen name="number-field · stepper" layout="stacked">
        <NumberField
          label="Femmes"
          variant="stepper"
          minValue={0}
          maxValue={12}
          value={women}
          onChange={setWomen}
        />
        <NumberField label="Hommes" variant="stepper" minValue={0} value={men} onChange={setMen} />
      </Specimen>
      <Specimen name="select" layout="stacked">
        <Select label="Type de spectacle" options={types} defaultValue="ADULTE" />
        <Select label="Trier" options={types} error="À choisir" />
      </Specimen>
      <Specimen name="multi-select" layout="stacked">
        <MultiSelect
          label="Types de spectacle"
          placeholder="Tous"
          options={types}
          value={chosen}
          onChange={setChosen}
        />
        <MultiSelect
          label="Sans ces types"
          placeholder="Aucun"
          options={types}
          value={[]}
          onChange={setChosen}
          error="À choisir"
        />
      </Specimen>
      <Specimen name="date-field" layout="stacked">
        <DateField label="Paraît le" defaultValue={new CalendarDate(2026, 12, 1)} read={() => null} />
      </Specimen>
      <Specimen name="date-field · error" layout="stacked">
        <DateField
          label="Séance"
          read={() => null}
          defaultValue={new CalendarDate(2026, 12, 12)}
          error="Date de représentation obligatoire"
        />
      </Specimen>
      <Specimen name="checkbox" layout="stacked">
        <div>
          <Checkbox defaultSelected>J’ai lu les Conditions Générales d’Utilisation</Checkbox>
          <Checkbox error="Vous devez lire et accepter les Conditions Générales d'Utilisation">
            J’ai lu les Conditions Générales d’Utilisation
          </Checkbox>
          <Checkbox isIndeterminate>Toutes les dates</Checkbox>
          <Checkbox isDisabled>Complet</Checkbox>
        </div>
      </Specimen>
      <Specimen name="switch" layout="stacked">
        <div>
          <Switch defaultSelected>Son à chaque billet</Switch>
          <Switch>Garder l’écran allumé</Switch>
          <Switch isDisabled>Lampe</Switch>
        </div>
      </Specimen>
    </>
  );
}

const types = [
  { id: 'ADULTE', name: 'Adulte' },
  { id: 'ADO', name: 'Ado' },
  { id: 'ATELIER', name: 'Atelier' },
  { id: 'DIVERS', name: 'Divers' },
];
