import 'react';

/** Popover attributes, which React's types declare from version 19 on; React 18 passes them on as written. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'show' | 'hide';
  }
}
