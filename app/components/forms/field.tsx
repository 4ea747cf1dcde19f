import { getInputProps, getTextareaProps } from '@conform-to/react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Locale } from '~/i18n/locales';
import { FieldError } from './field-error';
import { describedByHint, FieldHint } from './field-hint';
import { FieldLabel } from './field-label';
import type { FormField } from './form-fields';

export type FieldProps = FormField & {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number';
  /** Renders a text area. */
  multiline?: boolean;
  hint?: string;
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  maxLength?: number;
  /** The language that is to be typed, where it is not the page's: of its voice and its spelling check. */
  lang?: Locale;
  /** False for names, addresses and codes. */
  spellCheck?: boolean;
  min?: string | number;
  max?: string | number;
  className?: string;
};

/** A labelled text field: label, hint, field, error. Validation is the server's, so no field is `required`. */
export function Field(props: FieldProps) {
  const { meta, error, label, type = 'text', multiline, hint, optional, className } = props;
  const { autoComplete, inputMode, maxLength, lang, spellCheck, min, max } = props;
  const described = describedByHint(meta, hint);
  const own = { className: 'field__input', autoComplete, inputMode, maxLength, lang, spellCheck };
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <FieldLabel htmlFor={meta.id} label={label} optional={optional} />
      <FieldHint of={meta} text={hint} />
      {multiline ? (
        <textarea {...getTextareaProps(meta, described)} {...own} rows={4} />
      ) : (
        <input {...getInputProps(meta, { ...described, type })} {...own} min={min} max={max} />
      )}
      <FieldError of={meta} message={error} />
    </div>
  );
}
