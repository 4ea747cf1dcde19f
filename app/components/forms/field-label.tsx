import { useTranslation } from 'react-i18next';

type FieldLabelProps = { htmlFor: string; label: string; optional?: boolean | undefined };

/** The label of a field. */
export function FieldLabel({ htmlFor, label, optional }: FieldLabelProps) {
  const { t } = useTranslation();
  return (
    <label className="field__label" htmlFor={htmlFor}>
      {label}
      {optional ? <span className="field__optional"> {t('form.optional')}</span> : null}
    </label>
  );
}
