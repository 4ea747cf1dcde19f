import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';

/** Names the products that were in the cart and are no longer sold; nothing when there are none. */
export function UnavailableNotice({ gone }: { gone: readonly string[] }) {
  const { t } = useTranslation('cart');
  if (gone.length === 0) return null;
  return (
    <Notice>
      <p>{t('gone', { count: gone.length, names: gone.join('; ') })}</p>
    </Notice>
  );
}
