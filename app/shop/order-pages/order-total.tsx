import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import { Price } from '~/components/ui/price';
import { vatContext } from '~/i18n/vat-context';

type OrderTotalProps = {
  cents: number;
  /** Whether the order's invoice has VAT; null if there is none. */
  isInVat: boolean | null;
};

/** What the order costs, with delivery. It includes VAT as the invoice says, or else as the seller is in the system now. */
export function OrderTotal({ cents, isInVat }: OrderTotalProps) {
  const { t } = useTranslation('order');
  const current = useVatContext();
  return (
    <p className="order-total">
      <span>{t('page.total', isInVat === null ? current : vatContext(isInVat))}</span>
      <Price cents={cents} />
    </p>
  );
}
