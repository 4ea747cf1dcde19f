import { formatMoney } from '~/i18n/format';
import { PriceNotes, type PriceReferences } from './price-notes';

/** What a service is called and costs, in cents. */
export type ServicePrice = { name: string; note?: string; cents: number } & PriceReferences;

/** Services with dotted lines to their prices; `service-prices.css` has the styles. */
export function ServicePrices({ services }: { services: readonly ServicePrice[] }) {
  return (
    <ul className="service-prices">
      {services.map(({ name, note, cents, anchor, base }) => (
        <li key={name}>
          <p className="service-prices__line">
            <span>{name}</span>{' '}
            <span className="service-prices__price tabular" data-price={cents}>
              {formatMoney(cents)}
            </span>
          </p>
          <div className="service-prices__notes">
            {note ? <p className="note">{note}</p> : null}
            <PriceNotes of={{ anchor, base }} isShort />
          </div>
        </li>
      ))}
    </ul>
  );
}
