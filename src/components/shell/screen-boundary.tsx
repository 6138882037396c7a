import { Component, type ReactNode } from 'react';
import { isStorageError } from '../../bridge/storage-error';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches errors inside a screen, so that the rest of the page stays and the screen is not blank. */
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
  if (isStorageError(error)) return <StorageMissing />;
  return (
    <ReloadPage title="Cette page n’a pas pu s’afficher">
      {navigator.onLine
        ? 'Rechargez-la. Ce que vous avez enregistré est gardé.'
        : 'Elle n’a pas encore été téléchargée, et cet appareil est hors ligne. Elle viendra avec le réseau\u00a0; ce que vous avez enregistré est gardé.'}
    </ReloadPage>
  );
}

/** Replaces every screen if the browser lets the site store nothing. */
export function StorageMissing() {
  return (
    <ReloadPage title="Ce navigateur ne garde rien">
      Le site range ses pages sur cet appareil pour qu’elles se lisent aussi sans réseau, et ce navigateur le
      lui refuse. Quittez la navigation privée, ou autorisez les données de ce site.
    </ReloadPage>
  );
}

function ReloadPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page">
      <h1 className="visually-hidden">Une erreur est survenue</h1>
      <EmptyState
        title={title}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Recharger la page
          </Button>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
