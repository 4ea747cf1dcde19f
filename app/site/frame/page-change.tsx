import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { focusMain } from './focus-main';

/**
 * After a change of page without a new document: the keyboard starts at the page's content, and its title is spoken.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    // A page may have chosen a better place: the summary of its errors, for example.
    if (!main?.contains(document.activeElement)) focusMain();
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
