import { Component, type ReactNode, useEffect } from 'react';
import { isStorageError } from '../../bridge/storage-error';
import { reloadPage } from '../../state/update';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { NoNetworkForCode, tryCodeAgain } from '../loading/lazy-component';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches errors inside a screen, so that the rest of the page stays and the screen is not blank. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  readonly retry = () => {
    tryCodeAgain();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenScreen error={error} onRetry={this.retry} />;
  }
}

interface BrokenScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function BrokenScreen({ error, onRetry }: BrokenScreenProps) {
  if (isStorageError(error)) return <StorageMissing />;
  if (error instanceof NoNetworkForCode) return <NoNetwork onRetry={onRetry} />;
  return (
    <ReloadPage title="Cette page n’a pas pu s’afficher">
      Rechargez-la. Ce que vous avez enregistré est gardé.
    </ReloadPage>
  );
}

/** The code of a screen has not come: a reload would leave a page of the browser's. */
function NoNetwork({ onRetry }: Pick<BrokenScreenProps, 'onRetry'>) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="page">
      <h1 className="visually-hidden">Pas de réseau</h1>
      <EmptyState
        title="Pas de réseau&nbsp;: réessayez"
        action={
          <Button variant="primary" onClick={onRetry}>
            Réessayer
          </Button>
        }
      >
        <p>
          Cette page n’a pas encore été téléchargée. Elle viendra avec le réseau&nbsp;; ce que vous avez
          enregistré est gardé.
        </p>
      </EmptyState>
    </div>
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
          <Button variant="primary" onClick={reloadPage}>
            Recharger la page
          </Button>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
