import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import { Price } from '~/components/ui/price';

/** What the order costs, with delivery. */
export function OrderTotal({ cents }: { cents: number }) {
  const { t } = useTranslation('order');
  return (
    <p className="order-total">
      <span>{t('page.total', useVatContext())}</span>
      <Price cents={cents} />
    </p>
  );
}
