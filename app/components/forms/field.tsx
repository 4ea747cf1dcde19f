import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError, fieldIds } from './field-error';

export type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number';
  /** Longer texts: a box of several lines. */
  multiline?: boolean;
  /** What was entered before, right or wrong: errors never lose typed text. */
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  maxLength?: number;
  /** Off for names, addresses and codes. */
  spellCheck?: boolean;
  min?: string | number;
  max?: string | number;
  className?: string;
};

/** A labelled text field: label above, hint, field, error below. The server validates, so nothing is `required` here. */
export function Field(props: FieldProps) {
  const { name, label, type = 'text', multiline, value, error, hint, optional, className } = props;
  const { autoComplete, inputMode, maxLength, spellCheck, min, max } = props;
  const { t } = useTranslation();
  const ids = fieldIds(name, { hint, error });
  const common = {
    id: ids.input,
    name,
    className: 'field__input',
    defaultValue: value,
    autoComplete,
    inputMode,
    maxLength,
    spellCheck,
    'aria-describedby': ids.describedBy,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <label className="field__label" htmlFor={ids.input}>
        {label}
        {optional ? <span className="field__optional"> {t('form.optional')}</span> : null}
      </label>
      {hint ? (
        <p className="field__hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {multiline ? (
        <textarea {...common} rows={4} />
      ) : (
        <input {...common} type={type} min={min} max={max} />
      )}
      {error ? <FieldError id={ids.error} message={error} /> : null}
    </div>
  );
}
