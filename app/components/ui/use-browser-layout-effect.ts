import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser. On the server, where none runs, React warns about layout effects. */
export const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
