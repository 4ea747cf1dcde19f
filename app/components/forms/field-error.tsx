import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';

type FieldErrorProps = { of: Pick<FieldMetadata<string>, 'errorId'>; message: string | undefined };

/** A field's error message, below the field. */
export function FieldError({ of: { errorId }, message }: FieldErrorProps) {
  const { t } = useTranslation();
  if (!message) return null;
  return (
    <p className="field__error" id={errorId}>
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">{t('form.errorPrefix')} </span>
        {message}
      </span>
    </p>
  );
}
