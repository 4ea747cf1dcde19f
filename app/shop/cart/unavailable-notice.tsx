import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';

/** Names what was in the cart and is no longer sold; nothing when nothing is gone. */
export function UnavailableNotice({ gone }: { gone: readonly string[] }) {
  const { t } = useTranslation('cart');
  if (gone.length === 0) return null;
  return (
    <Notice>
      <p>{t('gone', { count: gone.length, names: gone.join('; ') })}</p>
    </Notice>
  );
}
