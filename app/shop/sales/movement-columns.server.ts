import { type CsvColumn, toDecimalComma } from '~/platform/csv/csv-columns';
import { collectRates, vatColumns } from '~/shop/pricing/vat-columns';
import { pickNamed } from '~/shop/orders/named-goods';
import { toRecipient } from '~/shop/orders/order-people';
import { readVat } from '~/shop/orders/order-vat.server';
import type { ListedMovement } from './movement-list.server';

type Line = ListedMovement['lines'][number];

/** `2 × Autumn oil, 500 ml: 48,00` */
const showLine = (line: Line) =>
  `${line.count} × ${line.product_name_hr}, ${line.variant_name_hr}: ${toDecimalComma(line.total_cents)}`;

const toLine = (line: Line) => ({
  product: line.product_name_hr,
  variant: line.variant_name_hr,
  count: line.count,
  unitCents: line.unit_cents,
  totalCents: line.total_cents,
  vat: readVat(line) ?? null,
});

const toNamed = (line: Line) => ({
  product: line.product_name_hr,
  variant: line.variant_name_hr,
  count: line.count,
});

const vatOf = ({ vat }: ListedMovement) => vat;

/** The columns of the export of charges and refunds: who, what and where to, and the amount that moved, by VAT rate. */
export const movementColumns = (
  isJson: boolean,
  movements: readonly ListedMovement[],
): CsvColumn<ListedMovement>[] => [
  { name: 'movedAt', value: ({ movement }) => new Date(movement.at) },
  { name: 'kind', value: ({ movement }) => movement.kind },
  { name: 'amountCents', value: ({ movement }) => movement.cents },
  { name: 'amount', value: ({ movement }) => toDecimalComma(movement.cents) },
  { name: 'currency', value: () => 'EUR' },
  ...vatColumns<ListedMovement>(collectRates(movements, vatOf), vatOf),
  { name: 'number', value: ({ order }) => order.number },
  { name: 'placedAt', value: ({ order }) => new Date(order.created_at) },
  { name: 'state', value: ({ order }) => order.state },
  {
    name: 'lines',
    value: ({ lines }) => (isJson ? lines.map(toLine) : lines.map(showLine).join('\n')),
  },
  {
    name: 'namedGoods',
    value: ({ movement, lines }) => {
      const named = pickNamed(lines, movement.goods).map((line) => ({
        ...line,
        total_cents: line.unit_cents * line.count,
      }));
      return isJson ? named.map(toNamed) : named.map(showLine).join('\n');
    },
  },
  { name: 'goodsCents', value: ({ order }) => order.subtotal_cents },
  { name: 'deliveryCents', value: ({ order }) => order.delivery_cents },
  { name: 'totalCents', value: ({ order }) => order.total_cents },
  { name: 'buyer', value: ({ order }) => order.full_name },
  { name: 'address', value: ({ order }) => order.address },
  { name: 'postalCode', value: ({ order }) => order.postal_code },
  { name: 'city', value: ({ order }) => order.city },
  { name: 'country', value: ({ order }) => order.country },
  { name: 'recipient', value: ({ order }) => toRecipient(order).fullName },
  { name: 'deliveryAddress', value: ({ order }) => toRecipient(order).address },
  { name: 'deliveryPostalCode', value: ({ order }) => toRecipient(order).postalCode },
  { name: 'deliveryCity', value: ({ order }) => toRecipient(order).city },
  { name: 'deliveryCountry', value: ({ order }) => order.delivery_country },
  { name: 'provider', value: ({ order }) => order.provider },
  { name: 'paymentReference', value: ({ order }) => order.reference },
];
