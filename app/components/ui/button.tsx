import type { ButtonHTMLAttributes } from 'react';

export type ButtonLook = 'filled' | 'light' | 'line' | 'quiet';

/** The class of something that looks like a button, for links; one filled button per view. */
export function buttonClass(look: ButtonLook = 'filled', extra = ''): string {
  return ['btn', look === 'filled' ? '' : `btn--${look}`, extra].filter(Boolean).join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook | undefined };

/** A button that submits its form by default. */
export function Button({ look, className, type = 'submit', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(look, className)} />;
}
