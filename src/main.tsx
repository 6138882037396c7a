import './styles/layers.css';
import { createRoot } from 'react-dom/client';
import { must } from '#common/base/must';
import { App, fetchScreen } from './app';
import { startDataWorker } from './bridge/data-worker';
import { followPage } from './bridge/follow-page';
import { followOtherTabs } from './state/session';
import { applyTheme } from './state/theme';

try {
  applyTheme();
  fetchScreen(location.pathname);
  startDataWorker();
  createRoot(must(document.querySelector('#root'), 'the root element')).render(<App />);
  followPage();
  followOtherTabs();
  import('./bridge/service-worker').then(({ startServiceWorker }) => startServiceWorker()).catch(reportError);
} catch (error) {
  // oxlint-disable-next-line no-console -- where the specification wants a failure at startup
  console.error(error);
  must(document.querySelector('#root'), 'the root element').textContent =
    'Le site n’a pas pu démarrer. Rechargez la page ; si cela ne suffit pas, mettez votre navigateur à jour.';
}
