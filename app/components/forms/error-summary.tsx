import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnChange } from './use-focus-on-change';

export type FormErrors = readonly { name: string; message: string }[];

/**
 * All errors of a form above its fields, each linked to its field. Takes the focus when it appears; without scripts the
 * form's action leads to it.
 */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // Not the list itself: a new list with the same messages must not take the focus from a visitor who types.
  const text = errors.map(({ message }) => message).join('\n');
  useFocusOnChange(box, text);
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
