import { useRef, useState } from 'react';
import type { Result } from '#common/base/result';
import { links } from '#common/contract/site/links';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { priceCategoryNoun } from '#common/nouns/price-category';
import type { Failure } from '#worker/api';
import { emptyFields } from '#common/rules/typed-fields';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { quoted } from '../../../text/quoted';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { SendButton } from '../../../components/form/send-button';
import { TextField } from '../../../ui/field/text-field';
import { CategoryDialog } from './category-dialog';
import { CategoryRow } from './category-row';
import { RemoveCategoryDialog } from './remove-category-dialog';
import { DescriptionField } from './description-field';
import { type CategoryValues, useCategoryForm } from './use-category-form';
import styles from './price-categories.module.css';

/** The categories in which seats are sold: every show has a price for each. */
export function PriceCategories() {
  const asked = useServerData(() => askServer('listPriceCategories', {}), '');
  const { answer: categories, failure, isLoading, askAgain } = asked;
  const [changed, setChanged] = useState<PriceCategory | null>(null);
  const [removed, setRemoved] = useState<PriceCategory | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLElement>(null);
  const moving = useTask();

  /**
   * Reads the list again after a failure: the category may have been changed by another person, or only the answer was
   * lost.
   */
  const orLook = async <T,>(asked: Promise<Result<T, Failure>>) => {
    const result = await asked;
    if (!result.ok) askAgain();
    return result;
  };
  const done = (words: string) => {
    setChanged(null);
    setRemoved(null);
    announce(words);
    askAgain();
  };
  const move = ({ slug, name }: PriceCategory, rank: number) =>
    moving.run(
      () => orLook(askServer('updatePriceCategory', { params: { slug }, body: { rank } })),
      () => {
        setAnnouncement(`${name}\u00a0: ${rank + 1} sur ${categories?.length ?? 0}`);
        askAgain();
      },
    );

  return (
    <div className="page">
      <DeskHead title={priceCategoryNoun.words.all} parent={{ href: links.site.to(), name: 'Site' }} />
      <ServerDataNotice asked={asked} what="La liste des catégories" />
      {(categories !== undefined || failure === null) && (
        <section
          ref={list}
          className={styles.categories}
          tabIndex={-1}
          aria-label="Catégories"
          aria-busy={isLoading}
        >
          <p className="soft">
            Chaque spectacle a un prix dans chacune d’elles. Qui réserve les trouve dans cet ordre.
          </p>
          {categories === undefined && <Skeleton lines={4} />}
          {categories?.length === 0 && (
            <EmptyState title="Aucune catégorie">
              <p>Sans catégorie, aucun spectacle n’a de prix. Ajoutez d’abord le plein tarif.</p>
            </EmptyState>
          )}
          {categories !== undefined && categories.length > 0 && (
            <ol>
              {categories.map((category) => (
                <CategoryRow
                  key={category.slug}
                  category={category}
                  rank={categories.indexOf(category)}
                  count={categories.length}
                  isWaiting={moving.isRunning || isLoading}
                  onMove={move}
                  onChange={setChanged}
                  onRemove={setRemoved}
                />
              ))}
            </ol>
          )}
          {categories !== undefined && (
            <NewCategory
              add={(values) => orLook(askServer('createPriceCategory', { body: values }))}
              onAdded={({ name }) => done(`Catégorie ${quoted(name)} ajoutée`)}
            />
          )}
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </section>
      )}
      {changed && (
        <CategoryDialog
          key={changed.slug}
          category={changed}
          onClose={() => setChanged(null)}
          onDone={({ name }) => done(`Catégorie enregistrée\u00a0: ${quoted(name)}`)}
        />
      )}
      {removed && (
        <RemoveCategoryDialog
          key={removed.slug}
          category={removed}
          onClose={() => setRemoved(null)}
          onDone={() => {
            // The row is about to be removed; moves the focus, which would be lost with it.
            list.current?.focus({ preventScroll: true });
            done(`Catégorie ${quoted(removed.name)} supprimée`);
          }}
        />
      )}
    </div>
  );
}

interface NewCategoryProps {
  add: (values: CategoryValues) => Promise<Result<PriceCategory, Failure>>;
  onAdded: (category: PriceCategory) => void;
}

/** Adds a category at the end of the list. */
function NewCategory({ add, onAdded }: NewCategoryProps) {
  const form = useCategoryForm('new category', emptyFields(priceCategoryNoun.fields), add, onAdded);
  return (
    <form className={styles.added} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('name')}
        label="Nouvelle catégorie"
        placeholder="Adhérents, scolaires…"
        autoComplete="off"
        hint="Elle s’ajoute à zéro euro aux spectacles que l’on enregistre ensuite."
      />
      <DescriptionField {...form.field('description')} />
      <SendButton form={form} offline="Une catégorie ne s’ajoute qu’avec le réseau.">
        Ajouter
      </SendButton>
    </form>
  );
}
