import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/components/ui/use-hydrated';

export type FormErrors = readonly { id: string; message: string }[];

/**
 * All errors of a form above its fields, each linked to its field. Takes the focus if it is part of the initial
 * document; after client-side validation the form library focuses the first invalid field instead.
 */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation();
  useFieldInView(errors);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" id="error-summary" tabIndex={-1} data-takes-focus="">
      <div role="alert">
        <h2>{t('form.summaryTitle', { count: errors.length })}</h2>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * The form library focuses the field first, then the router scrolls to the beginning of the form: this scrolls the
 * field back into view.
 */
function useFieldInView(errors: FormErrors): void {
  const isAwake = useHydrated();
  const known = useRef<string>();
  useEffect(() => {
    const { key = '' } = (window.history.state ?? {}) as { key?: string };
    const answer = errors.length > 0 ? [key, ...errors.map(({ id }) => id)].join(' ') : '';
    // Errors in the initial document are not new: the visitor may already have moved to another field.
    const isNew = answer !== known.current && (isAwake || known.current !== undefined);
    known.current = answer;
    if (answer && isNew) document.activeElement?.scrollIntoView({ block: 'center' });
  });
}
