import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';

/** A field's error message, below the field. */
export function FieldError({ id, message }: { id: string; message: string }) {
  const { t } = useTranslation();
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">{t('form.errorPrefix')} </span>
        {message}
      </span>
    </p>
  );
}

/** Ids of a field's parts; the error summary links to `input`. */
export function fieldIds(name: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = { input: `field-${name}`, hint: `hint-${name}`, error: `error-${name}` };
  const describedBy = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ');
  return { ...ids, describedBy: describedBy || undefined };
}
