import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPage } from './focus';

/**
 * When the path changes, focuses the new page's main element, as browsers do for a new document. Also scrolls
 * to the top, unless the visitor went back or forward.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusPage();
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return null;
}
