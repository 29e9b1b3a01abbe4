// The build inlines this script into every page.
import { watchLeaving } from './base/leaving';
import { hasTypedText, untilSiteAnswers } from './base/site';

const QUESTION =
  'Esta página não terminou de carregar. Recarregar agora? O que você digitou precisará ser digitado de novo.';

const TOO_OLD = 'Este navegador é antigo demais para este site. Atualize-o ou use outro aparelho.';

// Array.prototype.at is as new as the oldest browsers that the product supports (vite.config.ts). In older
// ones the prerendered pages look finished, but the app does not start, or fails later.
if (!('at' in [])) addEventListener('DOMContentLoaded', sayTooOld);
reloadWithoutScripts();
preloadAfterPaint();

function sayTooOld(): void {
  const notice = document.createElement('p');
  notice.textContent = TOO_OLD;
  notice.style.cssText = 'margin:0;padding:1em;background:#fff;color:#000';
  document.body.prepend(notice);
}

/**
 * If the app's own script fails to load, the prerendered page looks finished but does nothing. Then reloads
 * the page; if something was typed, asks the visitor first.
 */
function reloadWithoutScripts(): void {
  // Firefox ends the scripts' loading when the visitor follows a link: then untilSiteAnswers waits.
  const endWatch = watchLeaving();
  window.addEventListener('load', endWatch);

  window.addEventListener(
    'error',
    ({ target }) => {
      // Scripts with `async` only load sooner what the app also loads, and loads again if it has to.
      if (target instanceof HTMLScriptElement && target.type === 'module' && !target.async)
        void untilSiteAnswers().then(() => {
          if (!hasTypedText() || window.confirm(QUESTION)) window.location.reload();
        });
    },
    // Listens in the capture phase, because the error event of an element does not bubble.
    { capture: true },
  );
}

/**
 * Preloads the page's scripts as soon as it is painted: before, even at a low priority, they would take
 * time from the paint, and the visitor can use the page no sooner.
 */
function preloadAfterPaint(): void {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const preloads = document.head.querySelector('template');
    preloads?.replaceWith(preloads.content);
  }).observe({ type: 'paint', buffered: true });
}
