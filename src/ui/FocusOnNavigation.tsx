import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPage } from './focus';

/**
 * After each navigation, focuses the new page's main element and scrolls to the top, as browsers do for a new
 * document.
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
