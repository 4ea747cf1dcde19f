import type { ButtonHTMLAttributes } from 'react';

export type ButtonVariant = 'filled' | 'light' | 'line' | 'quiet';

/** The class of links that look like a button; one filled button per view. */
export function buttonClass(look: ButtonVariant = 'filled', extra = ''): string {
  return ['btn', look === 'filled' ? '' : `btn--${look}`, extra].filter(Boolean).join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonVariant | undefined };

/** A button that submits its form by default. */
export function Button({ look, className, type = 'submit', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(look, className)} />;
}
