import { Provider, useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, useLocation } from 'wouter';
import { AreaRedirect } from './components/shell/area-redirect';
import { DocumentTitle } from './components/shell/document-title';
import { Guard } from './components/shell/guard';
import { Layout } from './components/layout/layout';
import { LoadingScreen } from './components/loading/loading-screen';
import { ScreenBoundary, StorageMissing } from './components/shell/screen-boundary';
import { OnlyPrinted } from './components/sync/storage-refused';
import { useArrival } from './components/shell/use-arrival';
import { useFocusHeir } from './components/shell/use-focus-heir';
import { goOnceLoaded } from './go-once-loaded';
import { areaOf, redirectOf } from './site-areas';
import { nowhere, routeOf } from './site-map';
import { fatalErrorAtom } from './state/connection';
import { serverRenderedPageAtom } from './state/server-rendered-page';
import { store } from './state/store';

interface AppProps {
  /** Called once the screen's code is loaded and the screen is mounted. */
  onScreen?: () => void;
}

export function App({ onScreen }: AppProps) {
  return (
    <Provider store={store}>
      <ScreenBoundary>
        <Router aroundNav={goOnceLoaded}>
          <CurrentPage onScreen={onScreen} />
        </Router>
      </ScreenBoundary>
    </Provider>
  );
}

function CurrentPage({ onScreen }: { onScreen: (() => void) | undefined }) {
  const [path] = useLocation();
  const storesNothing = useAtomValue(fatalErrorAtom) === 'storage';
  const isPrinted = useAtomValue(serverRenderedPageAtom) !== null;
  const [entered] = useState(path);
  const redirect = redirectOf(path);
  const area = areaOf(path);
  useArrival(redirect === undefined && area === undefined ? path : null);
  useFocusHeir();
  if (redirect !== undefined) return <Redirect to={redirect} replace />;
  if (area !== undefined) return <AreaRedirect screens={area} />;

  const route = routeOf(path);
  const { link, title, who, orDevice, screen, frame, isServerRendered } = route;
  const isReadable = isPrinted && isServerRendered && path === entered;
  return (
    <Layout frame={frame}>
      <DocumentTitle title={title} />
      <ScreenBoundary key={path}>
        {storesNothing && isReadable && <OnlyPrinted />}
        {storesNothing && !isReadable ? (
          <StorageMissing />
        ) : (
          <Guard who={who} orDevice={orDevice}>
            <Suspense fallback={<LoadingScreen />}>
              <Route path={route === nowhere ? '*' : link.pattern}>
                <screen.Component />
              </Route>
              {onScreen && <Mounted call={onScreen} />}
            </Suspense>
          </Guard>
        )}
      </ScreenBoundary>
    </Layout>
  );
}

/** Rendered beside a screen in the same Suspense boundary: mounts once the screen's code is loaded. */
function Mounted({ call }: { call: () => void }) {
  useEffect(call, [call]);
  return null;
}
