import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { FieldError, fieldIds } from './field-error';

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
  autoComplete?: string;
  className?: string;
  onChange?: (value: string) => void;
};

/** A labelled native select. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, value, error, hint, optional, autoComplete, className } = props;
  const { onChange } = props;
  const { t } = useTranslation();
  const ids = fieldIds(name, { hint, error });
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
      <div className="field__select">
        <select
          id={ids.input}
          name={name}
          className="field__input"
          defaultValue={value}
          autoComplete={autoComplete}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      {error ? <FieldError id={ids.error} message={error} /> : null}
    </div>
  );
}
