import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/components/ui/use-hydrated';

export type FormErrors = readonly { id: string; message: string }[];

/**
 * All errors of a form above its fields, each linked to its field. Takes the focus where it comes with the document; in a
 * page that stays, the form library moves the focus to the first wrong field.
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

/** The router scrolls to the form's beginning once the form library has focused the field: it is brought back into view. */
function useFieldInView(errors: FormErrors): void {
  const isAwake = useHydrated();
  const known = useRef<string>();
  useEffect(() => {
    const { key = '' } = (window.history.state ?? {}) as { key?: string };
    const answer = errors.length > 0 ? [key, ...errors.map(({ id }) => id)].join(' ') : '';
    // What came with the document the visitor may have left for another field.
    const isNew = answer !== known.current && (isAwake || known.current !== undefined);
    known.current = answer;
    if (answer && isNew) document.activeElement?.scrollIntoView({ block: 'center' });
  });
}
