import { Component, type ReactNode } from 'react';
import { isStorageError } from '../bridge/storage-error';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches what breaks inside a screen, so that the rest of the page stays and nobody looks at nothing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenScreen error={error} />;
  }
}

function BrokenScreen({ error }: { error: unknown }) {
  return (
    <div className="page">
      <h1 className="visually-hidden">Une erreur est survenue</h1>
      <EmptyState
        title={isStorageError(error) ? 'Ce navigateur ne garde rien' : 'Un projecteur a sauté'}
        action={
          <Button look="act" onClick={() => location.reload()}>
            Recharger la page
          </Button>
        }
      >
        <p>{sentenceOf(error)}</p>
      </EmptyState>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  if (isStorageError(error))
    return 'Le site a besoin d’enregistrer ses pages sur cet appareil, et ce navigateur le refuse. Quittez la navigation privée, ou autorisez les données de ce site.';
  if (!navigator.onLine)
    return 'Cette page n’a pas encore été téléchargée, et cet appareil est hors ligne. Elle viendra avec le réseau ; ce que vous avez enregistré est gardé.';
  return 'Cette page n’a pas pu s’afficher. Ce que vous avez enregistré est gardé.';
}
