import { useTranslation } from 'react-i18next';
import { useScrollToMessage } from './use-scroll-to-message';

export type FormErrors = readonly { id: string; message: string }[];

/**
 * All errors of a form above its fields, each linked to its field. Takes the focus if it is part of the initial
 * document; after client-side validation the form library focuses the first invalid field instead.
 */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation();
  // The form library focuses the field first, then the router scrolls to the beginning of the form.
  useScrollToMessage(errors.map(({ id }) => id).join(' '), () => document.activeElement);
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
