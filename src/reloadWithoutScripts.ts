// The build puts this into the HTML of every page, before the app's script. If that script or one that it imports cannot be
// loaded, the prerendered page looks finished and does nothing; so it is loaded again.
import { untilSiteAnswers } from './site';

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      void untilSiteAnswers().then(() => window.location.reload());
  },
  // An error of an element does not bubble.
  { capture: true },
);
