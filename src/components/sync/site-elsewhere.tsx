import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { whereaboutsAtom } from '../../state/connection';
import { lazyComponent } from '../loading/lazy-component';
import styles from './site-elsewhere.module.css';

const Notice = lazyComponent(() => import('./elsewhere-notice').then((module) => module.ElsewhereNotice));

/** Said above every page once the site has another address, or does not answer any more at this one. */
export function SiteElsewhere() {
  const isElsewhere = useAtomValue(whereaboutsAtom) !== 'here';
  const [isLoaded, setLoaded] = useState(false);
  // Where its code does not come, since what answers is not the site, the page goes on without it.
  useEffect(() => {
    if (isElsewhere) void Notice.fetch().then(setLoaded);
  }, [isElsewhere]);
  const isShown = isElsewhere && isLoaded;
  return (
    <div role="status" className={isShown ? `no-print ${styles.words}` : undefined}>
      <Suspense fallback={null}>{isShown && <Notice.Component />}</Suspense>
    </div>
  );
}
