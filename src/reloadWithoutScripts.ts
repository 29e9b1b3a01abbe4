// The build puts this into the HTML of every page, before the app's script. If that script or one that it imports cannot be
// loaded, the prerendered page looks finished and does nothing; so it is loaded again, where something was typed only if
// the visitor agrees.
import { untilSiteAnswers } from './site';
import { hasTypedText } from './typed';

const QUESTION =
  'Esta página não terminou de carregar. Recarregar agora? O que você digitou precisará ser digitado de novo.';

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      void untilSiteAnswers().then(() => {
        if (!hasTypedText() || window.confirm(QUESTION)) window.location.reload();
      });
  },
  // An error of an element does not bubble.
  { capture: true },
);
