import 'react';

/** The platform's popovers, which React's types know from version 19 on; React 18 passes the attributes on as written. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'show' | 'hide';
  }
}
