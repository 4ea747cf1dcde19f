import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus';

export type FormErrors = readonly { name: string; message: string }[];

/**
 * All that is wrong with a form, above its fields, each linked to its field. Takes the focus when it appears; without
 * scripts the form's address leads to it.
 */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // Not the list itself: a new list with the same words must not take the focus from somebody who types.
  const words = errors.map(({ message }) => message).join('\n');
  useArrivalFocus(box, words);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" id="error-summary" ref={box} tabIndex={-1} data-takes-focus="">
      <div role="alert">
        <h2>{t('form.summaryTitle', { count: errors.length })}</h2>
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a href={`#field-${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
